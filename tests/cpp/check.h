/* Macros for the C tests. A failed check is printed with its line, and the program then ends with status 1. A test defines
 * FILE_NAME before it includes this. */
#ifndef ROOTGRAD_TESTS_CHECK_H
#define ROOTGRAD_TESTS_CHECK_H

#include "rootgrad/rootgrad.h"

#include <stdio.h>
#include <string.h>

static int failures = 0;
static int checks = 0;

#define CHECK(condition) check((condition), #condition, __LINE__)
#define FAILS(call, code, part) fails((call), ROOTGRAD_STATUS_##code, (part), #call, __LINE__)
#define WORKS(call) works((call), #call, __LINE__)

static void check(int passed, const char *what, int line) {
  ++checks;
  if (!passed) {
    ++failures;
    fprintf(stderr, "%s:%d: FAILED: %s\n", FILE_NAME, line, what);
  }
}

static void works(rootgrad_status_t status, const char *what, int line) {
  check(status == ROOTGRAD_STATUS_OK, what, line);
  if (status != ROOTGRAD_STATUS_OK)
    fprintf(stderr, "  %s: %s\n", rootgrad_status_name(status), rootgrad_last_error());
}

static void fails(rootgrad_status_t status, int code, const char *part, const char *what, int line) {
  const int right = status == code && strstr(rootgrad_last_error(), part) != NULL;
  check(right, what, line);
  if (!right)
    fprintf(stderr, "  status %d, wanted %d; '%s', wanted '%s'\n", (int)status, code, rootgrad_last_error(), part);
}

#endif
