/// \file torch_face.h
/// Functions of librootgrad_torch.so for <rootgrad/torch_root.hpp>, which includes this header: a network that torch's
/// optimisers train, without a torch header. Every function is safe from any thread; calls on one model wait for each
/// other.
#ifndef ROOTGRAD_TORCH_FACE_H
#define ROOTGRAD_TORCH_FACE_H

#include "../rootgrad.h"

#ifdef __cplusplus
extern "C" {
#endif

// Version of this table.
#define ROOTGRAD_TORCH_FACE_VERSION 1

// A network in training.
typedef struct rootgrad_torch_model rootgrad_torch_model_t;

// Training options of a model.
typedef struct {
  // Loss, a rootgrad_loss: AUTO (binary cross-entropy for one output, else softmax cross-entropy),
  // BINARY_CROSS_ENTROPY, SOFTMAX_CROSS_ENTROPY or MSE.
  int32_t loss;
  // Optimiser, a rootgrad_optimizer.
  int32_t optimizer;
  double learning_rate;
  double weight_decay;
  // Momentum of SGD.
  double momentum;
  // Decay rates of AdamW and Adam.
  double beta1;
  double beta2;
  double epsilon;
  // Largest norm of the gradient: a larger gradient is scaled down to it. 0: no limit.
  double clip_norm;
  // Number of threads of a pass; 0: as many as torch has.
  size_t threads;
} rootgrad_torch_options_t;

// A batch: x (rows, features), row i at x + i * row_stride (0: without gaps); y (rows, outputs), or the class numbers
// (rows) of a softmax cross-entropy; weights (rows), or NULL. The arrays are not copied.
typedef struct {
  const float *x;
  size_t rows;
  size_t features;
  size_t row_stride;
  const float *y;
  size_t y_len;
  const float *weights;
} rootgrad_torch_batch_t;

// Functions return a rootgrad_status_t. last_error() returns the message of this thread's last failure.
typedef struct {
  const char *(*last_error)(void);
  // Checks that the libraries in the process fit together: returns NULL, or a description of the problem.
  const char *(*mismatch)(uint32_t rootgrad_major, uint32_t rootgrad_minor, uint32_t rootgrad_patch);
  // Takes a snapshot of a network for training. `*out` must be freed by model_free; NULL on failure.
  rootgrad_status_t (*model_new)(const rootgrad_network_t *network, const rootgrad_torch_options_t *options,
                                 rootgrad_torch_model_t **out);
  void (*model_free)(rootgrad_torch_model_t *model);
  // Performs one step of the optimiser; `*loss`: the batch's loss before the step.
  rootgrad_status_t (*model_step)(rootgrad_torch_model_t *model, const rootgrad_torch_batch_t *batch, double *loss);
  // Computes the loss of a batch in evaluation mode.
  rootgrad_status_t (*model_loss)(rootgrad_torch_model_t *model, const rootgrad_torch_batch_t *batch, double *loss);
  // Computes the outputs (rows, outputs) in evaluation mode; `probability`: 0, or 1 for a classifier's probabilities. y
  // and weights of the batch are not read.
  rootgrad_status_t (*model_predict)(rootgrad_torch_model_t *model, const rootgrad_torch_batch_t *batch,
                                     int32_t probability, float *out, size_t out_len);
  rootgrad_status_t (*model_set_learning_rate)(rootgrad_torch_model_t *model, double rate);
  // Copies the parameters to a network with the same tensors.
  rootgrad_status_t (*model_write_back)(rootgrad_torch_model_t *model, rootgrad_network_t *network);
} rootgrad_torch_face_t;

// Returns the table of this version, or NULL if the library has another version.
const rootgrad_torch_face_t *rootgrad_torch_face(uint32_t version);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // ROOTGRAD_TORCH_FACE_H
