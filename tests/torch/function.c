/* A library like a user's: functions with their own gradients, as rootgrad/torch_function.h requires; and some wrong functions. */
#include "rootgrad/torch_function.h"

#include <math.h>
#include <stdio.h>

typedef rootgrad_torch_inputs_t Inputs;
typedef rootgrad_torch_message_t Message;
#define VALUES(type, i) ((const type *)inputs.values[i])
#define EXPORT(function)                                                                                               \
  const rootgrad_torch_function_t *function##_rootgrad_function(void);                                                 \
  const rootgrad_torch_function_t *function##_rootgrad_function(void) { return &function; }

static int32_t fail(const char *what, Message message) {
  snprintf(message.text, message.size, "%s", what);
  return 3;
}

/* Coulomb's energy of n charges at 3 n coordinates: the sum over pairs of q_i q_j / |r_i - r_j|; double. */
static double pair(const double *r, const double *q, size_t i, size_t j, double *d, double *square) {
  size_t k;
  *square = 0;
  for (k = 0; k < 3; ++k) {
    d[k] = r[3 * i + k] - r[3 * j + k];
    *square += d[k] * d[k];
  }
  return q[i] * q[j] / sqrt(*square);
}

static int32_t energy_forward(Inputs inputs, void *output, size_t length, Message message) {
  double *sum = output, d[3], square;
  size_t i, j;
  if (length != 1 || inputs.lengths[0] != 3 * inputs.lengths[1])
    return fail("wanted three coordinates a charge", message);
  *sum = 0;
  for (i = 0; i < inputs.lengths[1]; ++i)
    for (j = 0; j < i; ++j)
      *sum += pair(VALUES(double, 0), VALUES(double, 1), i, j, d, &square);
  return 0;
}

static int32_t energy_backward(Inputs inputs, const void *seed, size_t length, void *const *gradients,
                               Message message) {
  const double *q = VALUES(double, 1);
  double *d_r = gradients[0], *d_q = gradients[1];
  size_t i, j, k;
  (void)message;
  for (i = 0; d_r && i < inputs.lengths[0]; ++i)
    d_r[i] = 0;
  for (i = 0; d_q && i < inputs.lengths[1]; ++i)
    d_q[i] = 0;
  for (i = 0; i < inputs.lengths[1] * length; ++i)
    for (j = 0; j < i; ++j) {
      double d[3], square;
      const double value = *(const double *)seed * pair(VALUES(double, 0), q, i, j, d, &square);
      for (k = 0; d_r && k < 3; ++k) {
        d_r[3 * i + k] -= value * d[k] / square;
        d_r[3 * j + k] += value * d[k] / square;
      }
      if (d_q) {
        d_q[i] += value / q[i];
        d_q[j] += value / q[j];
      }
    }
  return 0;
}

static const rootgrad_torch_input_t of_energy[] = {{"positions", 0, 1}, {"charges", 0, 1}};
static const rootgrad_torch_function_t energy = {
    ROOTGRAD_TORCH_FUNCTION_VERSION, 8, "energy", of_energy, 2, 1, NULL, energy_forward, energy_backward, NULL};
EXPORT(energy)

/* a sum x_i^4 + sum x_i x_(i+1), with its Hessian; double. */
static double next_to(const double *x, size_t n, size_t i) {
  return x ? (i > 0 ? x[i - 1] : 0) + (i + 1 < n ? x[i + 1] : 0) : 0;
}

static int32_t well_forward(Inputs inputs, void *output, size_t length, Message message) {
  const double *x = VALUES(double, 0);
  size_t i;
  (void)message;
  *(double *)output = 0;
  for (i = 0; i < inputs.lengths[0] * length; ++i)
    *(double *)output += *VALUES(double, 1) * pow(x[i], 4) + x[i] * next_to(x, inputs.lengths[0], i) / 2;
  return 0;
}

static int32_t well_backward(Inputs inputs, const void *seed, size_t length, void *const *gradients, Message message) {
  const double *x = VALUES(double, 0), s = *(const double *)seed;
  double *d_x = gradients[0], *d_a = gradients[1];
  size_t i;
  (void)message;
  if (d_a)
    *d_a = 0;
  for (i = 0; i < inputs.lengths[0] * length; ++i) {
    if (d_x)
      d_x[i] = s * (4 * *VALUES(double, 1) * pow(x[i], 3) + next_to(x, inputs.lengths[0], i));
    if (d_a)
      *d_a += s * pow(x[i], 4);
  }
  return 0;
}

static int32_t well_hessian(Inputs inputs, const void *const *directions, void *const *products, void *slope,
                            Message message) {
  const double *x = VALUES(double, 0), a = *VALUES(double, 1), *v = directions[0];
  const double w = directions[1] ? *(const double *)directions[1] : 0;
  double *of_x = products[0], *of_a = products[1], *along = slope;
  size_t i;
  (void)message;
  *along = 0;
  if (of_a)
    *of_a = 0;
  for (i = 0; i < inputs.lengths[0]; ++i) {
    const double vi = v ? v[i] : 0, near = next_to(x, inputs.lengths[0], i);
    *along += (4 * a * pow(x[i], 3) + near) * vi + pow(x[i], 4) * w;
    if (of_x)
      of_x[i] = 12 * a * x[i] * x[i] * vi + next_to(v, inputs.lengths[0], i) + 4 * pow(x[i], 3) * w;
    if (of_a)
      *of_a += 4 * pow(x[i], 3) * vi;
  }
  return 0;
}

static const rootgrad_torch_input_t of_well[] = {{"x", 0, 1}, {"a", 1, 1}};
static const rootgrad_torch_function_t well = {
    ROOTGRAD_TORCH_FUNCTION_VERSION, 8, "well", of_well, 2, 1, NULL, well_forward, well_backward, well_hessian};
EXPORT(well)

/* A dense layer: y (B K) of x (B F), w (F K) and b (K), times a number without a gradient; float. */
static int32_t dense_length(Inputs inputs, size_t *length, Message message) {
  const size_t k = inputs.lengths[2];
  if (k == 0 || inputs.lengths[1] % k != 0 || inputs.lengths[0] % (inputs.lengths[1] / k) != 0)
    return fail("wanted x (B F), w (F K) and b (K)", message);
  *length = inputs.lengths[0] / (inputs.lengths[1] / k) * k;
  return 0;
}

static int32_t dense_forward(Inputs inputs, void *output, size_t length, Message message) {
  const size_t k = inputs.lengths[2], f = inputs.lengths[1] / k;
  size_t at, i;
  (void)message;
  for (at = 0; at < length; ++at) {
    float sum = VALUES(float, 2)[at % k];
    for (i = 0; i < f; ++i)
      sum += VALUES(float, 0)[at / k * f + i] * VALUES(float, 1)[i * k + at % k];
    ((float *)output)[at] = sum * *VALUES(float, 3);
  }
  return 0;
}

static int32_t dense_backward(Inputs inputs, const void *seed, size_t length, void *const *gradients, Message message) {
  const size_t k = inputs.lengths[2], f = inputs.lengths[1] / k;
  float *d_x = gradients[0], *d_w = gradients[1], *d_b = gradients[2];
  size_t at, i, input;
  (void)message;
  for (input = 0; input < 3; ++input)
    for (i = 0; gradients[input] && i < inputs.lengths[input]; ++i)
      ((float *)gradients[input])[i] = 0;
  for (at = 0; at < length; ++at) {
    const float s = ((const float *)seed)[at] * *VALUES(float, 3);
    if (d_b)
      d_b[at % k] += s;
    for (i = 0; i < f; ++i) {
      if (d_x)
        d_x[at / k * f + i] += s * VALUES(float, 1)[i * k + at % k];
      if (d_w)
        d_w[i * k + at % k] += s * VALUES(float, 0)[at / k * f + i];
    }
  }
  return gradients[3] ? fail("no gradient of the factor", message) : 0;
}

static const rootgrad_torch_input_t of_dense[] = {{"x", 0, 1}, {"w", 0, 1}, {"b", 0, 1}, {"factor", 1, 0}};
static const rootgrad_torch_function_t dense = {
    ROOTGRAD_TORCH_FUNCTION_VERSION, 4, "dense", of_dense, 4, 0, dense_length, dense_forward, dense_backward, NULL};
EXPORT(dense)

/* Wrong functions. */
static int32_t silent_backward(Inputs inputs, const void *seed, size_t length, void *const *gradients,
                               Message message) {
  (void)inputs, (void)seed, (void)length, (void)gradients, (void)message;
  return 1;
}

static const rootgrad_torch_function_t silent = {
    ROOTGRAD_TORCH_FUNCTION_VERSION, 8, "silent", of_well, 2, 1, NULL, well_forward, silent_backward, NULL};
static const rootgrad_torch_function_t old = {9, 8, "old", of_well, 2, 1, NULL, well_forward, well_backward, NULL};
static const rootgrad_torch_function_t half = {
    ROOTGRAD_TORCH_FUNCTION_VERSION, 2, "half", of_well, 2, 1, NULL, well_forward, well_backward, NULL};
static const rootgrad_torch_function_t other = {
    ROOTGRAD_TORCH_FUNCTION_VERSION, 8, "another", of_well, 2, 1, NULL, well_forward, well_backward, NULL};
static const rootgrad_torch_function_t lonely = {
    ROOTGRAD_TORCH_FUNCTION_VERSION, 8, "lonely", of_well, 2, 1, NULL, well_forward, NULL, NULL};
static const rootgrad_torch_function_t endless = {
    ROOTGRAD_TORCH_FUNCTION_VERSION, 8, "endless", of_well, 2, 0, NULL, well_forward, well_backward, NULL};
static const rootgrad_torch_function_t nothing = {
    ROOTGRAD_TORCH_FUNCTION_VERSION, 8, "nothing", NULL, 0, 1, NULL, well_forward, well_backward, NULL};
EXPORT(silent)
EXPORT(old)
EXPORT(half)
EXPORT(other)
EXPORT(lonely)
EXPORT(endless)
EXPORT(nothing)

const rootgrad_torch_function_t *missing_rootgrad_function(void);
const rootgrad_torch_function_t *missing_rootgrad_function(void) { return NULL; }
