/* What a shared library exports so that LibTorch can call one of its functions and go back through it: a description and two
 * functions, in C, whoever wrote the derivative. In Rust `#[export_torch]` above `#[autodiff_reverse(…)]` writes all of it.
 *
 * A function `energy` is exported by one symbol, `energy_rootgrad_function`, a `rootgrad_torch_function_symbol_t`: a function without
 * arguments that returns a description which lives as long as the library.
 *
 * All inputs are contiguous arrays of one type of number. The functions keep nothing between calls and may be called from several
 * threads at once. They return 0, or another number after writing a sentence of at most `message_size` bytes, its NUL included, to
 * `message`. */
#ifndef ROOTGRAD_TORCH_FUNCTION_H
#define ROOTGRAD_TORCH_FUNCTION_H

#include <stddef.h>
#include <stdint.h>

/* The version of this contract: another one is refused. */
#define ROOTGRAD_TORCH_FUNCTION_VERSION 1

/* Where a call may say what went wrong. */
typedef struct rootgrad_torch_message_t {
  char *text;
  size_t size;
} rootgrad_torch_message_t;

/* The inputs of a call: of each its numbers, and how many they are. */
typedef struct rootgrad_torch_inputs_t {
  const void *const *values;
  const size_t *lengths;
} rootgrad_torch_inputs_t;

/* An input as it is described. */
typedef struct rootgrad_torch_input_t {
  const char *name;
  /* 1 for one number by itself, 0 for an array of any length. */
  uint8_t is_scalar;
  /* Whether the function has a gradient with respect to it. */
  uint8_t is_differentiable;
} rootgrad_torch_input_t;

typedef struct rootgrad_torch_function_t {
  /* ROOTGRAD_TORCH_FUNCTION_VERSION of the library. */
  uint32_t version;
  /* Bytes of a number: 4 (float) or 8 (double). */
  uint32_t element_size;
  const char *name;
  const rootgrad_torch_input_t *inputs;
  size_t input_count;
  /* 1: the output is one number by itself (a tensor without dimensions); 0: an array, of one dimension. */
  uint8_t returns_scalar;
  /* *length: numbers of the output for these inputs. */
  int32_t (*output_length)(rootgrad_torch_inputs_t inputs, size_t *length, rootgrad_torch_message_t message);
  /* Writes the output, `length` numbers. */
  int32_t (*forward)(rootgrad_torch_inputs_t inputs, void *output, size_t length, rootgrad_torch_message_t message);
  /* seed: the gradient of a scalar with respect to the output (`length` numbers). gradients: of each input where its gradient is
   * written, as long as the input; NULL where it is not wanted, or the input has none. */
  int32_t (*backward)(rootgrad_torch_inputs_t inputs, const void *seed, size_t length, void *const *gradients,
                      rootgrad_torch_message_t message);
  /* NULL, or, of a function that returns a scalar, the product of its Hessian H with a direction v: directions holds of each
   * differentiable input its part of v, as long as the input (NULL: zeros; so for inputs without gradient); products: where the part
   * of H v is written (NULL: not wanted); *slope: the derivative of the function along v. */
  int32_t (*hessian_product)(rootgrad_torch_inputs_t inputs, const void *const *directions, void *const *products,
                             void *slope, rootgrad_torch_message_t message);
} rootgrad_torch_function_t;

/* The type of the symbol. */
typedef const rootgrad_torch_function_t *(*rootgrad_torch_function_symbol_t)(void);

#endif /* ROOTGRAD_TORCH_FUNCTION_H */
