// Preloaded: fails the k-th call of the C library on a file under a folder, as a bad disk would, or ends the process there.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// Special values instead of an errno: half of the bytes; kill the process; half of the bytes, and then a full disk.
enum { HALF = -1, KILL = -2, FULL = -3 };
// Other results that a call can have beside a failure: none, interruption (EINTR), or also that half is done.
enum { PLAIN, SLOW, PARTS };

static char folder[PATH_MAX];
static long left; // calls up to the one that fails; 0: none fails
static int reached;
static int with;
static const char *failed = "";

void fail_at(const char *where, long call, int how) {
  snprintf(folder, sizeof folder, "%s", where);
  with = how;
  failed = "";
  reached = 0;
  left = call;
}

// True if there was such a call.
int fail_reached(void) { return reached; }
// Name of the call that failed; empty if none did.
const char *fail_name(void) { return failed; }

// Decides the fate of this call of `name`: 1 if it fails, 2 if half of it is done, else 0.
static int fails(const char *name, const char *path, int kind) {
  if (left == 0 || path == NULL || strncmp(path, folder, strlen(folder)) != 0 || --left != 0)
    return 0;
  reached = 1;
  if (with == KILL)
    kill(getpid(), SIGKILL);
  if ((with == EINTR && kind < SLOW) || (with < 0 && kind < PARTS))
    return 0;
  failed = name;
  if (with > 0)
    errno = with;
  if (with == FULL) {
    with = ENOSPC;
    left = 1;
    return 2;
  }
  return with == HALF ? 2 : 1;
}

static int fails_open(const char *name, int fd, int kind) {
  if (left == 0)
    return 0;
  int before = errno;
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  long length = syscall(SYS_readlink, link, path, sizeof path - 1);
  path[length < 0 ? 0 : length] = 0;
  errno = before;
  return fails(name, path, kind);
}

// Defines a call that fails as a whole, for a path or for an open file.
#define REAL(type, name, parameters) ((type(*) parameters)dlsym(RTLD_NEXT, #name))
#define WHOLE(type, name, check, bad, parameters, arguments)                                                           \
  type name parameters { return check ? bad : REAL(type, name, parameters) arguments; }
#define OF_PATH(type, name, path, bad, parameters, arguments)                                                          \
  WHOLE(type, name, fails(#name, path, PLAIN), bad, parameters, arguments)
#define OF_FILE(type, name, kind, parameters, arguments)                                                               \
  WHOLE(type, name, fails_open(#name, fd, kind), -1, parameters, arguments)
#define OPEN(name, before_path, before)                                                                                \
  int name(before_path const char *path, int flags, ...) {                                                             \
    va_list rest;                                                                                                      \
    va_start(rest, flags);                                                                                             \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;                                            \
    va_end(rest);                                                                                                      \
    return fails("open", path, SLOW)                                                                                   \
               ? -1                                                                                                    \
               : REAL(int, name, (before_path const char *, int, ...))(before path, flags, mode);                      \
  }
#define PART(name, parameters, bytes, whole, half)                                                                     \
  ssize_t name parameters {                                                                                            \
    int fate = fails_open(#name, fd, PARTS);                                                                           \
    return fate == 1                ? -1                                                                               \
           : fate == 2 && bytes > 1 ? REAL(ssize_t, name, parameters) half                                             \
                                    : REAL(ssize_t, name, parameters) whole;                                           \
  }
#define COMMA ,

OPEN(open, , )
OPEN(open64, , )
OPEN(openat, int at COMMA, at COMMA)
OPEN(openat64, int at COMMA, at COMMA)
PART(read, (int fd, void *to, size_t n), n, (fd, to, n), (fd, to, n / 2))
PART(pread64, (int fd, void *to, size_t n, off64_t at), n, (fd, to, n, at), (fd, to, n / 2, at))
PART(write, (int fd, const void *from, size_t n), n, (fd, from, n), (fd, from, n / 2))
PART(pwrite64, (int fd, const void *from, size_t n, off64_t at), n, (fd, from, n, at), (fd, from, n / 2, at))
PART(readv, (int fd, const struct iovec *to, int n), n, (fd, to, n), (fd, to, n / 2))
PART(writev, (int fd, const struct iovec *from, int n), n, (fd, from, n), (fd, from, n / 2))
OF_FILE(int, fsync, SLOW, (int fd), (fd))
OF_FILE(int, fdatasync, SLOW, (int fd), (fd))
OF_FILE(int, flock, PLAIN, (int fd, int how), (fd, how))
OF_FILE(int, fstat, PLAIN, (int fd, struct stat *to), (fd, to))
OF_FILE(int, fstat64, PLAIN, (int fd, struct stat64 *to), (fd, to))
OF_FILE(int, fchmod, PLAIN, (int fd, mode_t mode), (fd, mode))
OF_FILE(int, ftruncate64, SLOW, (int fd, off64_t size), (fd, size))
OF_FILE(off64_t, lseek64, PLAIN, (int fd, off64_t to, int from), (fd, to, from))
OF_PATH(int, stat, path, -1, (const char *path, struct stat *to), (path, to))
OF_PATH(int, stat64, path, -1, (const char *path, struct stat64 *to), (path, to))
OF_PATH(int, lstat, path, -1, (const char *path, struct stat *to), (path, to))
OF_PATH(int, lstat64, path, -1, (const char *path, struct stat64 *to), (path, to))
OF_PATH(int, mkdir, path, -1, (const char *path, mode_t mode), (path, mode))
OF_PATH(int, unlink, path, -1, (const char *path), (path))
OF_PATH(int, rename, path, -1, (const char *path, const char *to), (path, to))
OF_PATH(int, link, path, -1, (const char *path, const char *to), (path, to))
OF_PATH(DIR *, opendir, path, NULL, (const char *path), (path))
OF_PATH(char *, realpath, path, NULL, (const char *path, char *to), (path, to))
OF_PATH(ssize_t, readlink, path, -1, (const char *path, char *to, size_t n), (path, to, n))
WHOLE(struct dirent64 *, readdir64, fails_open("readdir64", dirfd(of), PLAIN), NULL, (DIR * of), (of))
// Without a path, Rust tests if this system call exists.
static int fails_statx(int at, const char *path) {
  return path != NULL && *path == 0 ? fails_open("statx", at, PLAIN) : fails("statx", path, PLAIN);
}
WHOLE(int, statx, fails_statx(at, path), -1, (int at, const char *path, int flags, unsigned mask, struct statx *to),
      (at, path, flags, mask, to))

// The file is closed even if the call fails.
int close(int fd) {
  int fate = fails_open("close", fd, SLOW), closed = REAL(int, close, (int))(fd);
  return fate ? (errno = with, -1) : closed;
}
