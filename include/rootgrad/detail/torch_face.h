/// \file torch_face.h
/// The functions of librootgrad_torch.so for <rootgrad/torch_root.hpp>, which includes this: a network that torch's optimisers train, without a header
/// of torch's. Every function is safe from any thread; those of one model take turns.
#ifndef ROOTGRAD_TORCH_FACE_H
#define ROOTGRAD_TORCH_FACE_H

#include "../rootgrad.h"

#ifdef __cplusplus
extern "C" {
#endif

// The version of this table.
#define ROOTGRAD_TORCH_FACE_VERSION 1

// A network in training.
typedef struct rootgrad_torch_model rootgrad_torch_model_t;

// How a model is trained.
typedef struct {
  // A rootgrad_loss: AUTO (binary cross-entropy for one output, else softmax cross-entropy), BINARY_CROSS_ENTROPY, SOFTMAX_CROSS_ENTROPY
  // or MSE.
  int32_t loss;
  // A rootgrad_optimizer.
  int32_t optimizer;
  double learning_rate;
  double weight_decay;
  // Of SGD.
  double momentum;
  // Of AdamW and Adam.
  double beta1;
  double beta2;
  double epsilon;
  // The gradient's norm is cut to this; 0: it is not.
  double clip_norm;
  // As many threads run a pass; 0: as many as torch has.
  size_t threads;
} rootgrad_torch_options_t;

// A batch: x (rows, features), row i at x + i * row_stride (0: without gaps); y (rows, outputs), or the class numbers (rows) of a softmax
// cross-entropy; weights (rows), or NULL. They are read where they are.
typedef struct {
  const float *x;
  size_t rows;
  size_t features;
  size_t row_stride;
  const float *y;
  size_t y_len;
  const float *weights;
} rootgrad_torch_batch_t;

// Functions return a rootgrad_status_t; what was wrong with this thread's last failure is last_error().
typedef struct {
  const char *(*last_error)(void);
  // Whether the libraries in the process fit: NULL, or what is wrong.
  const char *(*mismatch)(uint32_t rootgrad_major, uint32_t rootgrad_minor, uint32_t rootgrad_patch);
  // Takes a snapshot of a network to train. `*out` is to be freed by model_free; NULL on failure.
  rootgrad_status_t (*model_new)(const rootgrad_network_t *network, const rootgrad_torch_options_t *options,
                                 rootgrad_torch_model_t **out);
  void (*model_free)(rootgrad_torch_model_t *model);
  // One step of the optimiser; `*loss`: the batch's before it.
  rootgrad_status_t (*model_step)(rootgrad_torch_model_t *model, const rootgrad_torch_batch_t *batch, double *loss);
  // The loss of a batch in use.
  rootgrad_status_t (*model_loss)(rootgrad_torch_model_t *model, const rootgrad_torch_batch_t *batch, double *loss);
  // The outputs in use (rows, outputs); `probability`: 0, or 1 for a classifier's probabilities. y and weights of the batch are not read.
  rootgrad_status_t (*model_predict)(rootgrad_torch_model_t *model, const rootgrad_torch_batch_t *batch,
                                     int32_t probability, float *out, size_t out_len);
  rootgrad_status_t (*model_set_learning_rate)(rootgrad_torch_model_t *model, double rate);
  // Gives the parameters to a network of the same tensors.
  rootgrad_status_t (*model_write_back)(rootgrad_torch_model_t *model, rootgrad_network_t *network);
} rootgrad_torch_face_t;

// The table of this version, or NULL if the library has another one.
const rootgrad_torch_face_t *rootgrad_torch_face(uint32_t version);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // ROOTGRAD_TORCH_FACE_H
