/* Symbols that a shared library exports so that LibTorch can call one of its functions and compute gradients through it: a
 * description and two functions, in C, for derivatives of any origin. In Rust, `#[export_torch]` above
 * `#[autodiff_reverse(…)]` generates all of it.
 *
 * A function `energy` is exported by one symbol, `energy_rootgrad_function`, a `rootgrad_torch_function_symbol_t`: a function without
 * arguments that returns a description which lives as long as the library.
 *
 * All inputs are contiguous arrays of one number type. The functions store nothing between calls and may be called from several
 * threads at once. They return 0 on success. On failure they return another number, after writing a sentence of at most
 * `message_size` bytes, its NUL included, to `message`. */
#ifndef ROOTGRAD_TORCH_FUNCTION_H
#define ROOTGRAD_TORCH_FUNCTION_H

#include <stddef.h>
#include <stdint.h>

/* Version of this contract. A library of another version is refused. */
#define ROOTGRAD_TORCH_FUNCTION_VERSION 1

/* Buffer for the error message of a call. */
typedef struct rootgrad_torch_message_t {
  char *text;
  size_t size;
} rootgrad_torch_message_t;

/* Inputs of a call: the numbers of each input, and their count. */
typedef struct rootgrad_torch_inputs_t {
  const void *const *values;
  const size_t *lengths;
} rootgrad_torch_inputs_t;

/* Description of an input. */
typedef struct rootgrad_torch_input_t {
  const char *name;
  /* 1 for a single number, 0 for an array of any length. */
  uint8_t is_scalar;
  /* 1 if the function has a gradient with respect to this input, else 0. */
  uint8_t is_differentiable;
} rootgrad_torch_input_t;

typedef struct rootgrad_torch_function_t {
  /* ROOTGRAD_TORCH_FUNCTION_VERSION that the library was compiled with. */
  uint32_t version;
  /* Bytes of a number: 4 (float) or 8 (double). */
  uint32_t element_size;
  const char *name;
  const rootgrad_torch_input_t *inputs;
  size_t input_count;
  /* 1: the output is a single number (a tensor without dimensions); 0: an array of one dimension. */
  uint8_t returns_scalar;
  /* Writes the number of output values for these inputs to *length. */
  int32_t (*output_length)(rootgrad_torch_inputs_t inputs, size_t *length, rootgrad_torch_message_t message);
  /* Writes the output, `length` numbers. */
  int32_t (*forward)(rootgrad_torch_inputs_t inputs, void *output, size_t length, rootgrad_torch_message_t message);
  /* Computes gradients. seed: the gradient of a scalar with respect to the output (`length` numbers). gradients: for each input
   * the buffer for its gradient, as long as the input; NULL if it is not wanted, or the input has no gradient. */
  int32_t (*backward)(rootgrad_torch_inputs_t inputs, const void *seed, size_t length, void *const *gradients,
                      rootgrad_torch_message_t message);
  /* NULL, or, for a function that returns a scalar, the product of its Hessian H with a direction v. directions: for each
   * differentiable input its part of v, as long as the input (NULL: zeros; inputs without gradient have NULL, too). products: the
   * buffer for each input's part of H v (NULL: not wanted). *slope: the derivative of the function along v. */
  int32_t (*hessian_product)(rootgrad_torch_inputs_t inputs, const void *const *directions, void *const *products,
                             void *slope, rootgrad_torch_message_t message);
} rootgrad_torch_function_t;

/* Type of the exported symbol. */
typedef const rootgrad_torch_function_t *(*rootgrad_torch_function_symbol_t)(void);

#endif /* ROOTGRAD_TORCH_FUNCTION_H */
