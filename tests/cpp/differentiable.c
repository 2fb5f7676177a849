/* Networks as differentiable functions, from plain C99: gradients by differences, tapes, and every misuse. */
#define FILE_NAME "differentiable.c"
#include "check.h"

#include <math.h>
#include <stdlib.h>

enum { F = 3, K = 2, B = 5, P = 3 * 4 + 4 + 4 * 2 + 2 };

/* Irregular numbers on (-1, 1). */
static double number(int i, int seed) { return sin(12.9898 * i + 4.1 * seed + 0.3); }

typedef struct {
  rootgrad_network_t *network;
  rootgrad_differentiable_t *f;
  double parameters[P], x[B * F], seed[B * K];
} Case;

static Case made(void) {
  static const size_t widths[] = {F, 4, K};
  Case it;
  float parameters[P];
  int i;
  WORKS(rootgrad_mlp_new(widths, 3, ROOTGRAD_ACTIVATION_TANH, ROOTGRAD_INIT_AUTO, 7, &it.network));
  WORKS(rootgrad_differentiable_new(it.network, 2, &it.f));
  WORKS(rootgrad_network_parameters(it.network, parameters, P));
  for (i = 0; i < P; ++i)
    it.parameters[i] = parameters[i];
  for (i = 0; i < B * F; ++i)
    it.x[i] = number(i, 1);
  for (i = 0; i < B * K; ++i)
    it.seed[i] = number(i, 2);
  return it;
}

static void freed(Case *it) {
  WORKS(rootgrad_differentiable_free(it->f));
  WORKS(rootgrad_network_free(it->network));
}

static double value(const Case *it) {
  double y[B * K], sum = 0;
  int i;
  WORKS(rootgrad_differentiable_forward_f64(it->f, it->parameters, P, it->x, B, F, 0, y, B * K, NULL, NULL));
  for (i = 0; i < B * K; ++i)
    sum += it->seed[i] * y[i];
  return sum;
}

static double difference(Case *it, double *at) {
  const double before = *at, h = 1e-6;
  double up, down;
  *at = before + h;
  up = value(it);
  *at = before - h;
  down = value(it);
  *at = before;
  return (up - down) / (2 * h);
}

static void test_gradients(void) {
  Case it = made();
  double y[B * K], d_parameters[P], d_x[B * F];
  rootgrad_tape_t *tape = NULL;
  size_t rows = 0, features = 0, outputs = 0, parameters = 0;
  int i;
  WORKS(rootgrad_differentiable_forward_f64(it.f, it.parameters, P, it.x, B, F, 0, y, B * K, NULL, &tape));
  WORKS(rootgrad_tape_shape(tape, &rows, &features, &outputs, &parameters));
  CHECK(rows == B && features == F && outputs == K && parameters == P);
  WORKS(rootgrad_tape_shape(tape, NULL, NULL, NULL, NULL));
  WORKS(rootgrad_tape_backward_f64(tape, it.parameters, P, it.x, it.seed, B * K, d_parameters, d_x, B * F, NULL));
  for (i = 0; i < P; ++i)
    CHECK(fabs(d_parameters[i] - difference(&it, &it.parameters[i])) < 1e-8);
  for (i = 0; i < B * F; ++i)
    CHECK(fabs(d_x[i] - difference(&it, &it.x[i])) < 1e-8);
  WORKS(rootgrad_tape_free(tape));
  freed(&it);
}

/* Single precision: rows with gaps, two tapes, gradients written and added, a kept tape. */
static void test_tapes(void) {
  Case it = made();
  float parameters[P], x[B * (F + 2)], other[B * F], seed[B * K], y[B * K], predicted[B * K];
  float first[P], second[P], d_x[B * F], again[B * F];
  rootgrad_tape_t *tapes[2] = {NULL, NULL};
  rootgrad_forward_options_t forward;
  rootgrad_backward_options_t backward;
  int i;
  for (i = 0; i < P; ++i)
    parameters[i] = (float)it.parameters[i];
  for (i = 0; i < B * F; ++i)
    x[i / F * (F + 2) + i % F] = other[i] = (float)it.x[i];
  for (i = 0; i < B * K; ++i)
    seed[i] = (float)it.seed[i];
  WORKS(rootgrad_forward_options_default(sizeof(forward), &forward));
  WORKS(rootgrad_backward_options_default(sizeof(backward), &backward));
  WORKS(rootgrad_differentiable_forward(it.f, parameters, P, x, B, F, F + 2, y, B * K, &forward, &tapes[0]));
  WORKS(rootgrad_network_predict(it.network, other, B, F, 0, predicted, B * K, ROOTGRAD_OUTPUT_RAW));
  for (i = 0; i < B * K; ++i)
    CHECK(fabsf(y[i] - predicted[i]) < 1e-6f);
  for (i = 0; i < B * F; ++i)
    other[i] *= -0.5f;
  WORKS(rootgrad_differentiable_forward(it.f, parameters, P, other, B, F, 0, y, B * K, NULL, &tapes[1]));
  backward.keep = 1;
  WORKS(rootgrad_tape_backward(tapes[0], parameters, P, x, seed, B * K, first, d_x, B * F, &backward));
  WORKS(rootgrad_tape_backward(tapes[1], parameters, P, other, seed, B * K, second, NULL, 0, NULL));
  CHECK(memcmp(first, second, sizeof first) != 0);
  backward.add_parameters = 1;
  WORKS(rootgrad_tape_backward(tapes[0], parameters, P, x, seed, B * K, second, again, B * F, &backward));
  CHECK(memcmp(d_x, again, sizeof d_x) == 0);
  for (i = 0; i < P; ++i)
    second[i] -= first[i];
  WORKS(rootgrad_tape_free(tapes[1]));
  WORKS(rootgrad_differentiable_forward(it.f, parameters, P, other, B, F, 0, y, B * K, NULL, &tapes[1]));
  WORKS(rootgrad_tape_backward(tapes[1], parameters, P, other, seed, B * K, first, NULL, 0, NULL));
  for (i = 0; i < P; ++i)
    CHECK(fabsf(first[i] - second[i]) < 1e-5f);
  backward.keep = 0;
  backward.add_inputs = 1;
  WORKS(rootgrad_tape_backward(tapes[0], parameters, P, x, seed, B * K, NULL, d_x, B * F, &backward));
  WORKS(rootgrad_tape_free(tapes[0]));
  WORKS(rootgrad_tape_free(tapes[1]));
  freed(&it);
}

/* One thread of the caller, which runs pieces from the last to the first; or declines. */
typedef struct {
  int declines;
  size_t pieces;
} Lender;

static int32_t last_first(void *user, size_t pieces, rootgrad_piece_t piece, void *argument) {
  Lender *lender = (Lender *)user;
  lender->pieces += pieces;
  while (!lender->declines && pieces-- > 0)
    CHECK(piece(argument, pieces) == 0);
  return 0;
}

static void test_threads_of_the_caller(void) {
  enum { ROWS = 1024 };
  static float x[ROWS * F], seed[ROWS * K], y[3][ROWS * K], d_parameters[3][P];
  Case it = made();
  float parameters[P];
  int i, way;
  for (i = 0; i < P; ++i)
    parameters[i] = (float)it.parameters[i];
  for (i = 0; i < ROWS * F; ++i)
    x[i] = (float)number(i, 3);
  for (i = 0; i < ROWS * K; ++i)
    seed[i] = (float)number(i, 4);
  for (way = 0; way < 3; ++way) {
    Lender lender = {way == 2, 0};
    rootgrad_differentiable_t *f = it.f;
    rootgrad_tape_t *tape = NULL;
    if (way > 0)
      WORKS(rootgrad_differentiable_new_on(it.network, 2, last_first, &lender, &f));
    WORKS(rootgrad_differentiable_forward(f, parameters, P, x, ROWS, F, 0, y[way], ROWS * K, NULL, &tape));
    WORKS(rootgrad_tape_backward(tape, parameters, P, x, seed, ROWS * K, d_parameters[way], NULL, 0, NULL));
    CHECK((lender.pieces > 0) == (way > 0));
    WORKS(rootgrad_tape_free(tape));
    if (way > 0)
      WORKS(rootgrad_differentiable_free(f));
    CHECK(memcmp(y[way], y[0], sizeof y[0]) == 0);
    CHECK(memcmp(d_parameters[way], d_parameters[0], sizeof d_parameters[0]) == 0);
  }
  freed(&it);
}

static void test_forward_misused(void) {
  Case it = made();
  float parameters[P] = {0}, x[B * F] = {0}, y[B * K];
  rootgrad_tape_t *tape = NULL;
  rootgrad_forward_options_t options;
  rootgrad_differentiable_t *f = it.f;
  WORKS(rootgrad_forward_options_default(sizeof(options), &options));
#define FORWARD(f, p, n, x, rows, features, stride, y, len)                                                            \
  rootgrad_differentiable_forward(f, p, n, x, rows, features, stride, y, len, &options, &tape)
  FAILS(FORWARD(NULL, parameters, P, x, B, F, 0, y, B * K), NULL_POINTER, "differentiable is a null pointer");
  FAILS(FORWARD((rootgrad_differentiable_t *)(void *)it.network, parameters, P, x, B, F, 0, y, B * K), HANDLE,
        "it is a rootgrad_network_t");
  FAILS(FORWARD(f, NULL, P, x, B, F, 0, y, B * K), NULL_POINTER, "parameters is a null pointer");
  FAILS(FORWARD(f, parameters, P - 1, x, B, F, 0, y, B * K), SHAPE, "parameters has shape (25); wanted (26)");
  FAILS(FORWARD(f, parameters, P, NULL, B, F, 0, y, B * K), NULL_POINTER, "x is a null pointer");
  FAILS(FORWARD(f, parameters, P, x, B, F + 1, 0, y, B * K), SHAPE, "the network has 3 features");
  FAILS(FORWARD(f, parameters, P, x, B, F, F - 1, y, B * K), ARGUMENT, "row_stride is 2");
  FAILS(FORWARD(f, parameters, P, x, 0, F, 0, y, 0), ARGUMENT, "rows is 0; wanted at least 1");
  FAILS(FORWARD(f, parameters, P, x, B, F, 0, y, B * K - 1), SHAPE, "out has shape 9 values; wanted (5, 2)");
  FAILS(FORWARD(f, parameters, P, x, B, F, 0, NULL, B * K), NULL_POINTER, "out is a null pointer");
  FAILS(FORWARD(f, parameters, P, x, B, F, 0, x, B * K), ARGUMENT, "out is in the memory of x");
  FAILS(FORWARD(f, parameters, P, x, B, F, 0, parameters, B * K), ARGUMENT, "out is in the memory of parameters");
  options.training = 2;
  FAILS(FORWARD(f, parameters, P, x, B, F, 0, y, B * K), ARGUMENT, "options.training is 2; wanted 0 or 1");
  options.reserved = 1;
  FAILS(FORWARD(f, parameters, P, x, B, F, 0, y, B * K), ARGUMENT, "options.reserved is 1");
  options.struct_size = 4;
  FAILS(FORWARD(f, parameters, P, x, B, F, 0, y, B * K), ARGUMENT, "rootgrad_forward_options_default first");
  CHECK(tape == NULL);
  FAILS(rootgrad_differentiable_new(it.network, 2000, &f), ARGUMENT, "threads is 2000");
  CHECK(f == NULL);
  FAILS(rootgrad_differentiable_new(it.network, 1, NULL), NULL_POINTER, "out is a null pointer");
  FAILS(rootgrad_differentiable_new_on(it.network, 2, NULL, NULL, &f), NULL_POINTER, "parallel is a null pointer");
  FAILS(rootgrad_differentiable_new_on(it.network, 2000, last_first, NULL, &f), ARGUMENT, "threads is 2000");
  FAILS(rootgrad_differentiable_shape(NULL, NULL, NULL, NULL), NULL_POINTER, "differentiable is a null pointer");
  FAILS(rootgrad_forward_options_default(sizeof(rootgrad_forward_options_t), NULL), NULL_POINTER,
        "out is a null pointer");
  freed(&it);
  FAILS(rootgrad_differentiable_free(it.f), HANDLE, "it was freed already");
  WORKS(rootgrad_differentiable_free(NULL));
}

static void test_backward_misused(void) {
  Case it = made();
  float parameters[P], x[B * F], seed[B * K] = {1}, y[B * K], d_parameters[P], d_x[B * F];
  double double_x[B * F] = {0}, double_d[P];
  rootgrad_tape_t *tape = NULL;
  rootgrad_forward_options_t forward;
  rootgrad_backward_options_t options;
  int i;
  for (i = 0; i < P; ++i)
    parameters[i] = (float)it.parameters[i];
  for (i = 0; i < B * F; ++i)
    x[i] = (float)it.x[i];
  WORKS(rootgrad_forward_options_default(sizeof(forward), &forward));
  WORKS(rootgrad_backward_options_default(sizeof(options), &options));
  forward.inputs = 0;
  WORKS(rootgrad_differentiable_forward(it.f, parameters, P, x, B, F, 0, y, B * K, &forward, &tape));
#define BACK(tape, p, n, x, seed, len, d, d_x, d_x_len)                                                                \
  rootgrad_tape_backward(tape, p, n, x, seed, len, d, d_x, d_x_len, &options)
  FAILS(BACK(NULL, parameters, P, x, seed, B * K, d_parameters, NULL, 0), NULL_POINTER, "tape is a null pointer");
  FAILS(BACK(tape, parameters, P + 1, x, seed, B * K, NULL, NULL, 0), SHAPE, "parameters has shape (27)");
  FAILS(BACK(tape, parameters, P, NULL, seed, B * K, d_parameters, NULL, 0), NULL_POINTER, "x is a null pointer");
  FAILS(BACK(tape, parameters, P, x, seed, B, d_parameters, NULL, 0), SHAPE, "seed has shape 5 values; wanted (5, 2)");
  FAILS(BACK(tape, parameters, P, x, NULL, B * K, d_parameters, NULL, 0), NULL_POINTER, "seed is a null pointer");
  FAILS(BACK(tape, parameters, P, x, seed, B * K, NULL, d_x, B * F), ARGUMENT,
        "the gradient of the inputs is asked for");
  FAILS(BACK(tape, parameters, P, x, seed, B * K, parameters, NULL, 0), ARGUMENT,
        "d_parameters is in the memory of parameters");
  options.keep = 7;
  FAILS(BACK(tape, parameters, P, x, seed, B * K, d_parameters, NULL, 0), ARGUMENT, "options.keep is 7");
  options.keep = 0;
  FAILS(rootgrad_tape_backward_f64(tape, double_d, P, double_x, double_x, B * K, NULL, NULL, 0, NULL), ARGUMENT,
        "one in double precision: call the function of this name without _f64");
  FAILS(rootgrad_tape_states(tape, parameters, 3), SHAPE, "parameters has shape (3)");
  FAILS(rootgrad_tape_states_f64(tape, double_d, P), ARGUMENT, "of a pass in single precision");
  x[2] += 1;
  FAILS(BACK(tape, parameters, P, x, seed, B * K, d_parameters, NULL, 0), ARGUMENT,
        "x is changed since the forward pass");
  x[2] -= 1;
  parameters[1] *= 2;
  FAILS(BACK(tape, parameters, P, x, seed, B * K, d_parameters, NULL, 0), ARGUMENT, "parameters is changed since");
  parameters[1] /= 2;
  x[2] = (float)it.x[2];
  WORKS(BACK(tape, parameters, P, x, seed, B * K, d_parameters, NULL, 0));
  FAILS(BACK(tape, parameters, P, x, seed, B * K, d_parameters, NULL, 0), ARGUMENT,
        "tape is already used by a backward pass");
  WORKS(rootgrad_tape_free(tape));
  FAILS(BACK(tape, parameters, P, x, seed, B * K, d_parameters, NULL, 0), HANDLE, "it was freed already");
  FAILS(rootgrad_tape_free(tape), HANDLE, "it was freed already");
  WORKS(rootgrad_tape_free(NULL));
  FAILS(rootgrad_backward_options_default(sizeof(rootgrad_backward_options_t), NULL), NULL_POINTER,
        "out is a null pointer");
  freed(&it);
}

/* A function outlives its network, and tapes outlive their function. */
static void test_lives(void) {
  Case it = made();
  double y[B * K], d_parameters[P];
  rootgrad_tape_t *tape = NULL;
  WORKS(rootgrad_network_free(it.network));
  WORKS(rootgrad_differentiable_forward_f64(it.f, it.parameters, P, it.x, B, F, 0, y, B * K, NULL, &tape));
  WORKS(rootgrad_differentiable_free(it.f));
  WORKS(rootgrad_tape_backward_f64(tape, it.parameters, P, it.x, it.seed, B * K, d_parameters, NULL, 0, NULL));
  WORKS(rootgrad_tape_free(tape));
}

/* The statistics of batch norm: tensors that are states, and follow the batches in training. */
static void test_states(void) {
  const size_t sizes = F;
  const double reals[] = {1e-5, 0.1};
  const rootgrad_layer_t layer = {0};
  rootgrad_layer_t norm = layer;
  rootgrad_call_t call = {0};
  rootgrad_network_t *network = NULL;
  rootgrad_differentiable_t *f = NULL;
  rootgrad_tape_t *tape = NULL;
  rootgrad_forward_options_t options;
  float parameters[4 * F], x[B * F], y[B * F], d_parameters[4 * F], seed[B * F];
  size_t tensors = 0, length, offset, n, shape, offsets[2] = {0, 0}, states = 0;
  uint64_t in, out;
  uint32_t trace;
  char name[32];
  int32_t is_state;
  int i;
  WORKS(rootgrad_trace_begin(ROOTGRAD_PURPOSE_NETWORK, &trace));
  WORKS(rootgrad_trace_input("x", &sizes, 1, &in));
  WORKS(rootgrad_layer_id(&norm.id));
  norm.name = "norm";
  call.inputs = &in;
  call.n_inputs = 1;
  call.reals = reals;
  call.n_reals = 2;
  WORKS(rootgrad_trace_layer("batchnorm", &norm, &call, &out, 1, NULL));
  WORKS(rootgrad_trace_network(&out, 1, 1, &network));
  WORKS(rootgrad_network_tensor_count(network, &tensors));
  CHECK(tensors == 4);
  for (n = 0; n < tensors; ++n) {
    WORKS(rootgrad_network_tensor(network, n, name, sizeof name, &length, &offset, &is_state));
    CHECK(length == strlen(name) && strncmp(name, "norm.", 5) == 0);
    CHECK((strstr(name, "running_") != NULL) == (is_state == 1));
    if (is_state && states < 2)
      offsets[states++] = offset;
    WORKS(rootgrad_network_tensor_sizes(network, n, &shape, 1, &length));
    CHECK(length == 1 && shape == F);
  }
  FAILS(rootgrad_network_tensor(network, 4, NULL, 0, &length, NULL, NULL), ARGUMENT, "index is 4; wanted less than 4");
  FAILS(rootgrad_network_tensor_sizes(network, 9, NULL, 0, &length), ARGUMENT, "index is 9");
  WORKS(rootgrad_network_parameters(network, parameters, 4 * F));
  WORKS(rootgrad_differentiable_new(network, 1, &f));
  WORKS(rootgrad_forward_options_default(sizeof(options), &options));
  options.training = 1;
  for (i = 0; i < B * F; ++i)
    x[i] = (float)number(i, 3), seed[i] = (float)number(i, 4);
  WORKS(rootgrad_differentiable_forward(f, parameters, 4 * F, x, B, F, 0, y, B * F, &options, &tape));
  WORKS(rootgrad_tape_states(tape, parameters, 4 * F)); /* in place, before the backward pass */
  for (i = 0; i < F; ++i) {
    float mean = 0;
    int row;
    for (row = 0; row < B; ++row)
      mean += x[row * F + i] / B;
    CHECK(fabsf(parameters[offsets[0] + (size_t)i] - 0.1f * mean) < 1e-6f);
    CHECK(fabsf(parameters[offsets[1] + (size_t)i] - 1.0f) > 1e-3f);
  }
  WORKS(rootgrad_tape_backward(tape, parameters, 4 * F, x, seed, B * F, d_parameters, NULL, 0, NULL));
  for (i = 0; i < F; ++i)
    CHECK(d_parameters[offsets[0] + (size_t)i] == 0 && d_parameters[offsets[1] + (size_t)i] == 0);
  WORKS(rootgrad_tape_free(tape));
  WORKS(rootgrad_differentiable_free(f));
  WORKS(rootgrad_network_free(network));
}

int main(void) {
  test_gradients();
  test_tapes();
  test_threads_of_the_caller();
  test_forward_misused();
  test_backward_misused();
  test_lives();
  test_states();
  printf("differentiable: %d checks, %d failed\n", checks, failures);
  return failures == 0 ? 0 : 1;
}
