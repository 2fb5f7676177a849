/* The C interface from plain C99: a complete use from network to file, and every misuse of a pointer or handle. */
#define FILE_NAME "c_api.c"
#include "check.h"

#include <rootgrad/gw.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 600, FEATURES = 2 };

/* Two features; the target is their side of a + b = 0. */
static void sample(float *x, float *target) {
  unsigned state = 1;
  int i;
  for (i = 0; i < ROWS; ++i) {
    state = state * 1664525u + 1013904223u;
    x[2 * i] = (float)(state >> 8) / 8388608.0f - 1.0f;
    state = state * 1664525u + 1013904223u;
    x[2 * i + 1] = (float)(state >> 8) / 8388608.0f - 1.0f;
    target[i] = x[2 * i] + x[2 * i + 1] > 0 ? 1.0f : 0.0f;
  }
}

static int32_t count_epochs(const rootgrad_epoch_t *epoch, void *user) {
  *(size_t *)user = epoch->epoch;
  return ROOTGRAD_FLOW_CONTINUE;
}
static int32_t stop_at_two(const rootgrad_epoch_t *epoch, void *user) {
  (void)user;
  return epoch->epoch == 2 ? ROOTGRAD_FLOW_STOP : ROOTGRAD_FLOW_CONTINUE;
}
static int32_t fail_at_once(const rootgrad_epoch_t *epoch, void *user) {
  (void)epoch;
  (void)user;
  return -5;
}
static int32_t say_nonsense(const rootgrad_epoch_t *epoch, void *user) {
  (void)epoch;
  (void)user;
  return 77;
}

static rootgrad_network_t *network(void) {
  const size_t widths[] = {FEATURES, 8, 1};
  rootgrad_network_t *mlp = NULL;
  WORKS(rootgrad_mlp_new(widths, 3, ROOTGRAD_ACTIVATION_TANH, ROOTGRAD_INIT_AUTO, 7, &mlp));
  return mlp;
}

static rootgrad_dataset_t *rows(void) {
  static float x[ROWS * FEATURES], target[ROWS];
  const char *names[] = {"a", "b"};
  rootgrad_dataset_t *data = NULL;
  sample(x, target);
  WORKS(rootgrad_dataset_new(names, NULL, 2, &data));
  WORKS(rootgrad_dataset_append(data, x, ROWS, 0, target, NULL));
  return data;
}

static rootgrad_train_options_t quiet(void) {
  rootgrad_train_options_t options;
  WORKS(rootgrad_train_options_default(sizeof(options), &options));
  options.epochs = 3;
  options.progress = ROOTGRAD_PROGRESS_OFF;
  return options;
}

static void test_version(void) {
  char text[32];
  snprintf(text, sizeof text, "%d.%d.%d", ROOTGRAD_VERSION_MAJOR, ROOTGRAD_VERSION_MINOR, ROOTGRAD_VERSION_PATCH);
  CHECK(strcmp(text, rootgrad_version()) == 0);
  WORKS(rootgrad_check_version(ROOTGRAD_VERSION_MAJOR, ROOTGRAD_VERSION_MINOR, ROOTGRAD_VERSION_PATCH));
  FAILS(rootgrad_check_version(ROOTGRAD_VERSION_MAJOR + 1, 0, 0), VERSION, "header is version");
  FAILS(rootgrad_check_version(ROOTGRAD_VERSION_MAJOR, ROOTGRAD_VERSION_MINOR + 1, 0), VERSION, "include path");
  CHECK(rootgrad_selected_interface() == ROOTGRAD_INTERFACE_CPP);
  FAILS(rootgrad_set_interface(3), ARGUMENT, "interface is 3");
  WORKS(rootgrad_set_interface(ROOTGRAD_INTERFACE_PYTHON));
  CHECK(rootgrad_selected_interface() == ROOTGRAD_INTERFACE_PYTHON);
  WORKS(rootgrad_set_interface(ROOTGRAD_INTERFACE_CPP));
  CHECK(strcmp(rootgrad_status_name(ROOTGRAD_STATUS_BUSY), "busy") == 0);
  CHECK(strcmp(rootgrad_status_name(12345), "unknown status") == 0);
}

/* From network to file and back. */
static void test_use(const char *folder) {
  rootgrad_network_t *mlp = network(), *copy = NULL, *read = NULL;
  rootgrad_dataset_t *data = rows();
  rootgrad_history_t *history = NULL;
  rootgrad_predictor_t *predictor = NULL, *second = NULL;
  rootgrad_history_summary_t summary;
  rootgrad_epoch_t epoch;
  rootgrad_train_options_t options = quiet();
  size_t seen = 0, n = 0, width = 0, widths[3];
  float x[5] = {0.5f, 0.25f, -99.0f, -0.5f, 0.125f}, one[2], all[2], *parameters;
  char name[8], path[1024];
  int32_t code = -1;

  WORKS(rootgrad_network_parameter_count(mlp, &n));
  CHECK(n == FEATURES * 8 + 8 + 8 + 1);
  WORKS(rootgrad_mlp_widths(mlp, widths, 3, &n));
  CHECK(n == 3 && widths[0] == 2 && widths[1] == 8 && widths[2] == 1);
  WORKS(rootgrad_mlp_activation(mlp, &code));
  CHECK(code == ROOTGRAD_ACTIVATION_TANH);
  WORKS(rootgrad_network_column_count(mlp, &n));
  CHECK(n == 0);
  WORKS(rootgrad_network_loss(mlp, &code, NULL));
  CHECK(code == ROOTGRAD_LOSS_AUTO);

  WORKS(rootgrad_network_fit(mlp, data, NULL, &options, count_epochs, &seen, &history));
  CHECK(seen == 3);
  WORKS(rootgrad_history_summary(history, sizeof(summary), &summary));
  CHECK(summary.epochs == 3 && summary.metric == ROOTGRAD_METRIC_AUC && summary.stop == ROOTGRAD_STOP_COMPLETED);
  CHECK(summary.best_epoch >= 1 && summary.best_epoch <= 3 && summary.seconds > 0);
  WORKS(rootgrad_history_epoch(history, 2, sizeof(epoch), &epoch));
  CHECK(epoch.epoch == 3 && epoch.train_loss > 0 && epoch.validation_metric > 0.5);
  FAILS(rootgrad_history_epoch(history, 3, sizeof(epoch), &epoch), ARGUMENT,
        "index is 3; wanted less than 3, the number of epochs");
  WORKS(rootgrad_network_loss(mlp, &code, NULL));
  CHECK(code == ROOTGRAD_LOSS_BINARY_CROSS_ENTROPY);
  WORKS(rootgrad_network_column(mlp, 1, name, sizeof name, &n, &width));
  CHECK(n == 1 && width == 1 && strcmp(name, "b") == 0);
  FAILS(rootgrad_network_column(mlp, 2, NULL, 0, &n, &width), ARGUMENT, "less than 2, the number of columns");

  /* rows 3 floats apart; the bits are the same alone and together */
  WORKS(rootgrad_network_predict(mlp, x, 2, 2, 3, all, 2, ROOTGRAD_OUTPUT_RAW));
  WORKS(rootgrad_predictor_new(mlp, ROOTGRAD_OUTPUT_RAW, &predictor));
  WORKS(rootgrad_predictor_clone(predictor, &second));
  WORKS(rootgrad_predictor_shape(second, &n, &width));
  CHECK(n == 2 && width == 1);
  WORKS(rootgrad_predictor_predict(predictor, x, 1, 2, 0, &one[0], 1));
  WORKS(rootgrad_predictor_predict(second, x + 3, 1, 2, 0, &one[1], 1));
  CHECK(memcmp(one, all, sizeof one) == 0);
  WORKS(rootgrad_network_predict(mlp, x, 1, 2, 0, one, 1, ROOTGRAD_OUTPUT_PROBABILITY));
  CHECK(fabs(one[0] - 1 / (1 + exp(-(double)all[0]))) < 1e-6);
  WORKS(rootgrad_network_predict(mlp, NULL, 0, 2, 0, NULL, 0, ROOTGRAD_OUTPUT_RAW));

  /* a copy, a file */
  WORKS(rootgrad_network_clone(mlp, &copy));
  snprintf(path, sizeof path, "%s/c_api.safetensors", folder);
  WORKS(rootgrad_network_save(copy, path));
  WORKS(rootgrad_network_load(path, &read));
  WORKS(rootgrad_network_predict(read, x, 1, 2, 0, one, 1, ROOTGRAD_OUTPUT_RAW));
  CHECK(memcmp(one, all, sizeof one[0]) == 0);

  /* parameters: out, in; the predictors keep their snapshot */
  WORKS(rootgrad_network_parameter_count(mlp, &n));
  parameters = calloc(n, sizeof *parameters);
  WORKS(rootgrad_network_set_parameters(mlp, parameters, n));
  WORKS(rootgrad_network_predict(mlp, x, 1, 2, 0, one, 1, ROOTGRAD_OUTPUT_RAW));
  CHECK(one[0] == 0);
  WORKS(rootgrad_predictor_predict(predictor, x, 1, 2, 0, one, 1));
  CHECK(memcmp(one, all, sizeof one[0]) == 0);
  parameters[3] = (float)NAN;
  FAILS(rootgrad_network_set_parameters(mlp, parameters, n), NOT_FINITE, "row 3");
  FAILS(rootgrad_network_set_parameters(mlp, parameters, n - 1), SHAPE, "parameters");
  FAILS(rootgrad_network_parameters(mlp, parameters, n + 1), SHAPE, "parameters");
  WORKS(rootgrad_network_parameters(mlp, parameters, n));
  CHECK(parameters[3] == 0);
  free(parameters);

  /* a snapshot outlives the network */
  WORKS(rootgrad_network_free(mlp));
  WORKS(rootgrad_predictor_predict(predictor, x, 1, 2, 0, one, 1));
  CHECK(memcmp(one, all, sizeof one[0]) == 0);
  WORKS(rootgrad_predictor_free(predictor));
  WORKS(rootgrad_predictor_free(second));
  WORKS(rootgrad_history_free(history));
  WORKS(rootgrad_dataset_free(data));
  WORKS(rootgrad_network_free(copy));
  WORKS(rootgrad_network_free(read));
}

/* The notes of a fit about its data: a mark of missing values; balanced classes. */
static void test_notes(void) {
  static float x[ROWS * FEATURES], target[ROWS];
  const char *names[] = {"a", "b"}, *targets[] = {"side"};
  const char *wanted = "column 'b' is -999 in 25.0 % of the rows, far outside of the rest (";
  rootgrad_network_t *mlp = network();
  rootgrad_dataset_t *data = NULL;
  rootgrad_history_t *history = NULL;
  rootgrad_train_options_t options = quiet();
  const rootgrad_missing_t none = {"nowhere", -999};
  size_t n = 77, length = 0, row;
  char note[512], cut[8];

  sample(x, target);
  for (row = 0; row < ROWS; row += 4)
    x[2 * row + 1] = -999;
  WORKS(rootgrad_dataset_borrow(names, NULL, 2, x, ROWS, target, 1, NULL, &data));
  WORKS(rootgrad_dataset_set_names(data, targets, 1, "w"));
  CHECK(options.balance_classes == 0 && options.scaling == ROOTGRAD_INPUT_SCALING_AUTO);
  options.validation_fraction =
      0; /* with validation rows a note would report that one of the inputs is better after three epochs */
  WORKS(rootgrad_network_fit(mlp, data, NULL, &options, NULL, NULL, &history));
  WORKS(rootgrad_history_note_count(history, &n));
  CHECK(n == 1);
  WORKS(rootgrad_history_note(history, 0, NULL, 0, &length));
  WORKS(rootgrad_history_note(history, 0, note, sizeof note, &n));
  CHECK(n == length && strlen(note) == length && strncmp(note, wanted, strlen(wanted)) == 0);
  WORKS(rootgrad_history_note(history, 0, cut, sizeof cut, &n));
  CHECK(n == length && strcmp(cut, "column ") == 0);
  FAILS(rootgrad_history_note(history, 1, note, sizeof note, &n), ARGUMENT,
        "index is 1; wanted less than 1, the number of notes");
  FAILS(rootgrad_history_note(history, 0, note, sizeof note, NULL), NULL_POINTER, "length is a null pointer");
  FAILS(rootgrad_history_note_count(history, NULL), NULL_POINTER, "count is a null pointer");
  WORKS(rootgrad_history_free(history));

  options.balance_classes = 1;
  WORKS(rootgrad_network_fit(mlp, data, NULL, &options, NULL, NULL, &history));
  WORKS(rootgrad_history_note_count(history, &n));
  CHECK(n == 2);
  WORKS(rootgrad_history_note(history, 1, note, sizeof note, &n));
  CHECK(strstr(note, "classes have equal weight: each class of 'side' (0: ") == note);
  WORKS(rootgrad_history_free(history));
  options.n_missing = 1;
  FAILS(rootgrad_network_fit(mlp, data, NULL, &options, NULL, NULL, NULL), NULL_POINTER, "options.missing");
  options.missing = &none;
  FAILS(rootgrad_network_fit(mlp, data, NULL, &options, NULL, NULL, NULL), UNKNOWN_COLUMN, "no column 'nowhere'");
  options.missing = NULL;
  options.n_missing = 0;
  options.balance_classes = 2;
  FAILS(rootgrad_network_fit(mlp, data, NULL, &options, NULL, NULL, NULL), ARGUMENT,
        "balance_classes is 2; wanted 0 or 1");
  options.balance_classes = 1;
  options.scaling = 3;
  FAILS(rootgrad_network_fit(mlp, data, NULL, &options, NULL, NULL, NULL), ARGUMENT,
        "scaling is 3; wanted one of 0 (Standard)");
  WORKS(rootgrad_dataset_free(data));
  WORKS(rootgrad_network_free(mlp));
}

static void test_callbacks(void) {
  rootgrad_network_t *mlp = network();
  rootgrad_dataset_t *data = rows();
  rootgrad_history_t *history = NULL;
  rootgrad_history_summary_t summary;
  rootgrad_train_options_t options = quiet();
  float before[33], after[33];

  WORKS(rootgrad_network_parameters(mlp, before, 33));
  FAILS(rootgrad_network_fit(mlp, data, NULL, &options, fail_at_once, NULL, &history), CALLBACK, "it returned -5");
  CHECK(history == NULL);
  FAILS(rootgrad_network_fit(mlp, data, NULL, &options, say_nonsense, NULL, NULL), CALLBACK, "on_epoch's result is 77");
  WORKS(rootgrad_network_parameters(mlp, after, 33));
  CHECK(memcmp(before, after, sizeof before) == 0);
  WORKS(rootgrad_network_fit(mlp, data, NULL, &options, stop_at_two, NULL, &history));
  WORKS(rootgrad_history_summary(history, sizeof(summary), &summary));
  CHECK(summary.epochs == 2 && summary.stop == ROOTGRAD_STOP_CALLBACK);
  WORKS(rootgrad_history_free(history));
  WORKS(rootgrad_dataset_free(data));
  WORKS(rootgrad_network_free(mlp));
}

static void test_null_pointers(void) {
  const size_t widths[] = {2, 1};
  const char *names[] = {"a", NULL}, *no_names[] = {NULL}, *one_name[] = {"t"};
  rootgrad_network_t *mlp = network(), *made = NULL;
  rootgrad_dataset_t *data = rows(), *other = NULL;
  rootgrad_predictor_t *predictor = NULL;
  size_t n;
  float x[2] = {0, 0};

  FAILS(rootgrad_mlp_new(widths, 2, 0, 0, 0, NULL), NULL_POINTER, "out is a null pointer");
  FAILS(rootgrad_mlp_new(NULL, 2, 0, 0, 0, &made), NULL_POINTER, "widths is a null pointer");
  FAILS(rootgrad_network_clone(NULL, &made), NULL_POINTER, "network is a null pointer");
  FAILS(rootgrad_network_save(mlp, NULL), NULL_POINTER, "path is a null pointer");
  FAILS(rootgrad_network_load(NULL, &made), NULL_POINTER, "path is a null pointer");
  FAILS(rootgrad_network_features(mlp, NULL), NULL_POINTER, "out is a null pointer");
  FAILS(rootgrad_network_outputs(NULL, &n), NULL_POINTER, "network is a null pointer");
  FAILS(rootgrad_network_parameters(mlp, NULL, 33), NULL_POINTER, "out is a null pointer");
  FAILS(rootgrad_network_set_parameters(mlp, NULL, 33), NULL_POINTER, "values is a null pointer");
  FAILS(rootgrad_network_predict(mlp, NULL, 1, 2, 0, x, 1, 0), NULL_POINTER, "x is a null pointer");
  FAILS(rootgrad_network_predict(mlp, x, 1, 2, 0, NULL, 1, 0), NULL_POINTER, "out is a null pointer");
  FAILS(rootgrad_network_fit(NULL, data, NULL, NULL, NULL, NULL, NULL), NULL_POINTER, "network is a null pointer");
  FAILS(rootgrad_network_fit(mlp, NULL, NULL, NULL, NULL, NULL, NULL), NULL_POINTER, "dataset is a null pointer");
  FAILS(rootgrad_predictor_new(NULL, 0, &predictor), NULL_POINTER, "network is a null pointer");
  FAILS(rootgrad_predictor_predict(NULL, x, 1, 2, 0, x, 1), NULL_POINTER, "predictor is a null pointer");
  FAILS(rootgrad_dataset_new(NULL, NULL, 1, &other), NULL_POINTER, "names is a null pointer");
  FAILS(rootgrad_dataset_new(names, NULL, 2, &other), NULL_POINTER, "name is a null pointer");
  FAILS(rootgrad_dataset_append(data, NULL, 1, 0, x, NULL), NULL_POINTER, "x is a null pointer");
  FAILS(rootgrad_dataset_append(data, x, 1, 0, NULL, NULL), NULL_POINTER, "target is a null pointer");
  FAILS(rootgrad_dataset_set_names(data, NULL, 1, "w"), NULL_POINTER, "targets is a null pointer");
  FAILS(rootgrad_dataset_set_names(data, no_names, 1, "w"), NULL_POINTER, "a target's name is a null pointer");
  FAILS(rootgrad_dataset_set_names(data, one_name, 1, NULL), NULL_POINTER, "weight is a null pointer");
  FAILS(rootgrad_history_output_rmse(NULL, NULL, 0, &n), NULL_POINTER, "history is a null pointer");
  FAILS(rootgrad_network_target(mlp, 0, NULL, 0, NULL), NULL_POINTER, "length is a null pointer");
  FAILS(rootgrad_train_options_default(sizeof(rootgrad_train_options_t), NULL), NULL_POINTER, "out is a null pointer");
  struct {
    rootgrad_cut_t older_options; // as of a header of another version
    char behind[8];
  } small = {{0, 0}, "behind"};
  FAILS(rootgrad_train_options_default(sizeof small.older_options, (rootgrad_train_options_t *)&small), ARGUMENT,
        "struct_size is 16; wanted");
  CHECK(strcmp(small.behind, "behind") == 0);
  CHECK(made == NULL && other == NULL && predictor == NULL);
  WORKS(rootgrad_network_free(NULL));
  WORKS(rootgrad_dataset_free(NULL));
  WORKS(rootgrad_predictor_free(NULL));
  WORKS(rootgrad_history_free(NULL));
  WORKS(rootgrad_network_free(mlp));
  WORKS(rootgrad_dataset_free(data));
}

static void test_handles(void) {
  rootgrad_network_t *mlp = network(), *next;
  rootgrad_dataset_t *data = rows();
  float x[2] = {0, 0}, out;
  size_t n;
  int local = 0;
  void *heap = malloc(64);

  WORKS(rootgrad_network_free(mlp));
  FAILS(rootgrad_network_free(mlp), HANDLE, "it was freed already");                            /* double free */
  FAILS(rootgrad_network_predict(mlp, x, 1, 2, 0, &out, 1, 0), HANDLE, "it was freed already"); /* use after free */
  FAILS(rootgrad_network_fit(mlp, data, NULL, NULL, NULL, NULL, NULL), HANDLE, "it was freed already");
  next = network(); /* the slot is reused: the old handle stays invalid */
  FAILS(rootgrad_network_features(mlp, &n), HANDLE, "it was freed already");
  FAILS(rootgrad_network_features((const rootgrad_network_t *)(const void *)data, &n), HANDLE,
        "it is a rootgrad_dataset_t");
  FAILS(rootgrad_network_free((rootgrad_network_t *)(void *)data), HANDLE, "it is a rootgrad_dataset_t");
  FAILS(rootgrad_dataset_free((rootgrad_dataset_t *)(void *)next), HANDLE, "it is a rootgrad_network_t");
  FAILS(rootgrad_network_fit(next, (rootgrad_dataset_t *)(void *)next, NULL, NULL, NULL, NULL, NULL), HANDLE,
        "dataset");
  FAILS(rootgrad_network_fit(next, data, (rootgrad_dataset_t *)(void *)next, NULL, NULL, NULL, NULL), HANDLE,
        "validation");
  FAILS(rootgrad_network_features((const rootgrad_network_t *)(const void *)&local, &n), HANDLE,
        "did not come from this library");
  FAILS(rootgrad_network_free((rootgrad_network_t *)heap), HANDLE, "did not come from this library");
  FAILS(rootgrad_history_free((rootgrad_history_t *)heap), HANDLE, "did not come from this library");
  FAILS(rootgrad_predictor_free((rootgrad_predictor_t *)(uintptr_t)1), HANDLE, "0x1 did not come");
  free(heap);
  WORKS(rootgrad_network_free(next));
  WORKS(rootgrad_dataset_free(data));
}

/* A regression of two values per row. */
static void test_two_targets(void) {
  const size_t widths[] = {FEATURES, 2}; /* linear, as the targets are */
  const char *names[] = {"a", "b"}, *targets[] = {"sum", "difference"}, *twice[] = {"t", "t"};
  static float x[ROWS * FEATURES], label[ROWS], target[2 * ROWS];
  rootgrad_dataset_t *data = NULL, *borrowed = NULL, *none = NULL;
  rootgrad_network_t *mlp = NULL, *same = NULL;
  rootgrad_history_t *history = NULL;
  rootgrad_train_options_t options = quiet();
  double rmse[2] = {-1, -1};
  size_t n = 0, row, count = 0, features = 0, each = 0;
  char name[16];

  sample(x, label);
  for (row = 0; row < ROWS; ++row) {
    target[2 * row] = 10 + x[2 * row] + x[2 * row + 1];
    target[2 * row + 1] = 1000 * (x[2 * row] - x[2 * row + 1]);
  }
  WORKS(rootgrad_dataset_new(names, NULL, 2, &data));
  FAILS(rootgrad_dataset_set_names(data, twice, 2, "w"), ARGUMENT, "'t' twice");
  FAILS(rootgrad_dataset_set_names(data, targets, 0, "w"), ARGUMENT, "an empty list");
  WORKS(rootgrad_dataset_set_names(data, targets, 2, "w"));
  WORKS(rootgrad_dataset_append(data, x, ROWS, 0, target, NULL));
  FAILS(rootgrad_dataset_set_names(data, targets, 1, "w"), SHAPE, "wanted 2");
  WORKS(rootgrad_dataset_shape(data, &count, &features, &each));
  CHECK(count == ROWS && features == FEATURES && each == 2);
  WORKS(rootgrad_dataset_borrow(names, NULL, 2, x, ROWS, target, 2, NULL, &borrowed));
  WORKS(rootgrad_dataset_set_names(borrowed, targets, 2, "w"));
  FAILS(rootgrad_dataset_borrow(names, NULL, 2, x, ROWS, target, 0, NULL, &none), ARGUMENT, "targets is 0");
  FAILS(rootgrad_dataset_borrow(names, NULL, 1, NULL, 0, NULL, (size_t)1 << 36, NULL, &none), ARGUMENT,
        "targets is 68719476736; wanted at most 1048576 per row");
  CHECK(none == NULL);

  WORKS(rootgrad_mlp_new(widths, 2, ROOTGRAD_ACTIVATION_TANH, ROOTGRAD_INIT_AUTO, 7, &mlp));
  WORKS(rootgrad_network_clone(mlp, &same));
  WORKS(rootgrad_network_target_count(mlp, &n));
  CHECK(n == 0);
  FAILS(rootgrad_network_fit(mlp, data, NULL, &options, NULL, NULL, NULL), DATA, "2 targets, 'sum', 'difference'");
  options.loss = ROOTGRAD_LOSS_MSE;
  options.epochs = 60;
  options.batch_size = 32;
  options.weight_decay = 0;
  options.learning_rate = 3e-2f;
  WORKS(rootgrad_network_fit(mlp, data, NULL, &options, NULL, NULL, &history));
  WORKS(rootgrad_history_output_rmse(history, rmse, 2, &n));
  /* Almost nothing is left of the spreads of 0.8 and 800. */
  CHECK(n == 2 && rmse[0] > 0 && rmse[0] < 1e-2 && rmse[1] > 0 && rmse[1] < 10);
  WORKS(rootgrad_network_target_count(mlp, &n));
  CHECK(n == 2);
  WORKS(rootgrad_network_target(mlp, 1, name, sizeof name, &n));
  CHECK(n == 10 && strcmp(name, "difference") == 0);
  FAILS(rootgrad_network_target(mlp, 2, name, sizeof name, &n), ARGUMENT, "less than 2, the number of targets");
  WORKS(rootgrad_network_fit(same, borrowed, NULL, &options, NULL, NULL, NULL));
  {
    const float point[2] = {0.25f, -0.5f};
    float one[2], other[2];
    WORKS(rootgrad_network_predict(mlp, point, 1, 2, 0, one, 2, ROOTGRAD_OUTPUT_RAW));
    WORKS(rootgrad_network_predict(same, point, 1, 2, 0, other, 2, ROOTGRAD_OUTPUT_RAW));
    CHECK(fabs(one[0] - 9.75) < 0.05 && fabs(one[1] - 750.0) < 50);
    CHECK(one[0] == other[0] && one[1] == other[1]);
  }
  WORKS(rootgrad_history_free(history));
  WORKS(rootgrad_dataset_free(data));
  WORKS(rootgrad_dataset_free(borrowed));
  WORKS(rootgrad_network_free(mlp));
  WORKS(rootgrad_network_free(same));
}

static void test_arguments(const char *folder) {
  const size_t widths[] = {2, 4, 1}, none[] = {2, 0, 1};
  const char *names[] = {"a", "a"}, *good[] = {"a", "b"};
  const size_t zero[] = {1, 0};
  rootgrad_network_t *mlp = network(), *made = NULL;
  rootgrad_dataset_t *data = rows(), *other = NULL;
  rootgrad_train_options_t options = quiet();
  float x[8] = {0}, out[4];
  char path[1024];
  FILE *file;

  FAILS(rootgrad_mlp_new(widths, 3, 6, 0, 0, &made), ARGUMENT, "activation is 6");
  const size_t giant[] = {1000000, 1000000, 1};
  FAILS(rootgrad_mlp_new(giant, 3, 0, 0, 0, &made), MEMORY, "parameters need 4000.0 GB of memory");
  FAILS(rootgrad_mlp_new(widths, 3, INT32_MIN, 0, 0, &made), ARGUMENT, "activation is -2147483648");
  FAILS(rootgrad_mlp_new(widths, 3, 0, 4, 0, &made), ARGUMENT, "init is 4");
  FAILS(rootgrad_mlp_new(widths, 1, 0, 0, 0, &made), ARGUMENT, "widths");
  FAILS(rootgrad_mlp_new(none, 3, 0, 0, 0, &made), ARGUMENT, "widths");
  FAILS(rootgrad_mlp_new(widths, SIZE_MAX, 0, 0, 0, &made), ARGUMENT, "no more than fits in memory");
  FAILS(rootgrad_network_predict(mlp, x, 2, 3, 0, out, 2, 0), SHAPE, "the network has 2 features");
  FAILS(rootgrad_network_predict(mlp, x, 2, 2, 0, out, 3, 0), SHAPE, "out has shape 3 values");
  FAILS(rootgrad_network_predict(mlp, x, 2, 2, 1, out, 2, 0), ARGUMENT, "row_stride is 1");
  FAILS(rootgrad_network_predict(mlp, x, 2, 2, 0, out, 2, 2), ARGUMENT, "output is 2");
  FAILS(rootgrad_network_predict(mlp, x, 2, 2, 0, x + 1, 2, 0), ARGUMENT, "in the memory of x");
  FAILS(rootgrad_network_predict(mlp, x, SIZE_MAX / 2, 2, 8, out, SIZE_MAX / 2, 0), ARGUMENT,
        "no more than fits in memory");
  FAILS(rootgrad_network_predict(mlp, (const float *)(const void *)((const char *)x + 1), 1, 2, 0, out, 1, 0), ARGUMENT,
        "a multiple of 4");
  FAILS(rootgrad_dataset_new(names, NULL, 2, &other), ARGUMENT, "'a' twice");
  FAILS(rootgrad_dataset_new(names, NULL, 0, &other), ARGUMENT, "at least one column");
  FAILS(rootgrad_dataset_new(good, zero, 2, &other), ARGUMENT, "width of column 'b'");
  FAILS(rootgrad_dataset_append(data, x, 2, 1, x, NULL), ARGUMENT, "row_stride is 1");
  FAILS(rootgrad_dataset_append(data, x, 2, 0, x, x), ARGUMENT, "none, as for the rows before");

  options.struct_size = 4;
  FAILS(rootgrad_network_fit(mlp, data, NULL, &options, NULL, NULL, NULL), ARGUMENT, "rootgrad_train_options_default");
  options = quiet();
  options.optimizer = 9;
  FAILS(rootgrad_network_fit(mlp, data, NULL, &options, NULL, NULL, NULL), ARGUMENT, "optimizer is 9");
  options = quiet();
  options.batch_size = 0;
  FAILS(rootgrad_network_fit(mlp, data, NULL, &options, NULL, NULL, NULL), ARGUMENT, "batch_size");
  options = quiet();
  options.clip_norm = (float)NAN;
  FAILS(rootgrad_network_fit(mlp, data, NULL, &options, NULL, NULL, NULL), ARGUMENT, "clip_norm");

  FAILS(rootgrad_network_save(mlp, ""), ARGUMENT, "path is empty");
  FAILS(rootgrad_network_save(mlp, "/no/such/folder/net.safetensors"), IO, "/no/such/folder");
  FAILS(rootgrad_network_load("/no/such/file.safetensors", &made), IO, "/no/such/file.safetensors");
  snprintf(path, sizeof path, "%s/garbage.safetensors", folder);
  file = fopen(path, "wb");
  if (file != NULL) {
    fputs("this is no network", file);
    fclose(file);
  }
  FAILS(rootgrad_network_load(path, &made), FORMAT, "garbage.safetensors");
  CHECK(made == NULL && other == NULL);
  WORKS(rootgrad_network_free(mlp));
  WORKS(rootgrad_dataset_free(data));
}

static int32_t stop_at_step_three(const rootgrad_gpt2_step_t *step, void *user) {
  (void)user;
  return step->step == 3;
}

static int32_t fail_at_first_step(const rootgrad_gpt2_step_t *step, void *user) {
  (void)step;
  (void)user;
  return -9;
}

static int32_t fail_at_a_token(size_t prompt, uint32_t token, const char *bytes, size_t n, void *user) {
  (void)prompt, (void)token, (void)bytes, (void)n, (void)user;
  return -9;
}

static void test_language(const char *folder) {
  uint16_t tokens[600];
  uint32_t batch[8] = {1, 2, 3, 4, 5, 6, 7, 12}, written[10];
  size_t lengths[2] = {2, 1}, counts[2] = {0, 0};
  float logits[8 * 12], *parameters;
  size_t i, n = 0, size = 0, vocabulary = 0, step = 0, length = 0;
  uint64_t bytes = 0, fewer = 0;
  int32_t has = 7;
  double loss = 0;
  char path[512], text_buffer[64];
  rootgrad_gpt2_config_t config = {16, 12, 0, 1, 2, 16}, found, endless;
  rootgrad_gpt2_options_t options;
  rootgrad_gpt2_generate_options_t generate;
  rootgrad_gpt2_summary_t summary;
  rootgrad_gpt2_step_t first;
  rootgrad_text_t *text = NULL, *letters = NULL, *none = NULL;
  rootgrad_gpt2_t *gpt = NULL, *same = NULL;
  rootgrad_gpt2_history_t *history = NULL;

  for (i = 0; i < 600; ++i)
    tokens[i] = (uint16_t)(i * i % 12);
  WORKS(rootgrad_text_from_tokens(tokens, 600, 12, &text));
  WORKS(rootgrad_text_from_bytes("hello, hello", 12, "bytes", &letters));
  WORKS(rootgrad_text_size(letters, &size, &vocabulary));
  CHECK(size == 12 && vocabulary == 6);
  FAILS(rootgrad_text_load("/no/such/text", NULL, &none), IO, "/no/such/text");
  FAILS(rootgrad_text_from_tokens(tokens, 600, 3, &none), DATA, "is not below the vocabulary of 3");
  FAILS(rootgrad_text_from_tokens(NULL, 600, 3, &none), NULL_POINTER, "tokens is a null pointer");
  FAILS(rootgrad_text_from_bytes("", 0, NULL, &none), DATA, "the text is empty");
  CHECK(none == NULL);

  WORKS(rootgrad_gpt2_new(&config, 7, &gpt));
  WORKS(rootgrad_gpt2_config(gpt, sizeof(found), &found));
  CHECK(found.padded_vocabulary == 12 && found.channels == 16);
  WORKS(rootgrad_gpt2_config_named("124M", sizeof(found), &found));
  CHECK(found.layers == 12 && found.padded_vocabulary == 50304);
  FAILS(rootgrad_gpt2_config_named("1M", sizeof(found), &found), ARGUMENT, "124M, 355M, 774M or 1558M");
  config.heads = 5;
  FAILS(rootgrad_gpt2_new(&config, 7, &same), ARGUMENT, "heads is 5");
  config.heads = 2;
  FAILS(rootgrad_gpt2_new(NULL, 7, &same), NULL_POINTER, "config is a null pointer");

  WORKS(rootgrad_gpt2_options_default(sizeof(options), &options));
  options.steps = 4;
  options.sequence_length = 16;
  options.validate_every = 2;
  options.validation_batches = 1;
  options.progress = ROOTGRAD_PROGRESS_OFF;
  WORKS(rootgrad_gpt2_fit_bytes(&config, &options, &bytes));
  CHECK(bytes > 16 * 3000);
  WORKS(rootgrad_gpt2_fit_bytes(&found, &options, &bytes));
  options.recompute = ROOTGRAD_RECOMPUTE_LAYERS;
  WORKS(rootgrad_gpt2_fit_bytes(&found, &options, &fewer));
  endless = found;
  endless.layers = (size_t)1 << 36;
  endless.channels = endless.heads = 1;
  FAILS(rootgrad_gpt2_fit_bytes(&endless, &options, &bytes), ARGUMENT, "layers is 68719476736; wanted");
  CHECK(fewer < bytes);
  WORKS(rootgrad_gpt2_fit(gpt, text, NULL, &options, stop_at_step_three, NULL, &history));
  WORKS(rootgrad_gpt2_history_summary(history, sizeof(summary), &summary));
  CHECK(summary.steps == 3 && summary.stop == ROOTGRAD_STOP_CALLBACK && summary.tokens_per_second > 0);
  WORKS(rootgrad_gpt2_history_step(history, 0, sizeof(first), &first));
  CHECK(first.step == 1 && first.tokens == 64 && fabs(first.train_loss - log(12)) < 0.3 &&
        isnan(first.validation_loss));
  FAILS(rootgrad_gpt2_history_step(history, 3, sizeof(first), &first), ARGUMENT, "less than 3, the number of steps");
  FAILS(rootgrad_gpt2_history_sample(history, 0, &step, NULL, 0, &length), ARGUMENT,
        "less than 0, the number of texts");
  WORKS(rootgrad_gpt2_history_free(history));

  /* sample texts during the fit need a tokenizer */
  options.sample_every = 4;
  FAILS(rootgrad_gpt2_fit(gpt, text, NULL, &options, NULL, NULL, NULL), ARGUMENT, "has a tokenizer");
  WORKS(rootgrad_gpt2_free(gpt));
  config.vocabulary = 6;
  config.padded_vocabulary = 0;
  WORKS(rootgrad_gpt2_new(&config, 7, &gpt));
  options.sequence_length = 4;
  options.validate_every = 0;
  options.sample_prompt = "he";
  options.sample_tokens = 5;
  WORKS(rootgrad_gpt2_fit(gpt, letters, NULL, &options, NULL, NULL, &history));
  WORKS(rootgrad_gpt2_history_sample_count(history, &n));
  WORKS(rootgrad_gpt2_history_sample(history, 0, &step, text_buffer, sizeof text_buffer, &length));
  CHECK(n == 1 && step == 4 && length == 7 && strncmp(text_buffer, "he", 2) == 0 && text_buffer[7] == '\0');
  WORKS(rootgrad_gpt2_history_free(history));
  WORKS(rootgrad_gpt2_has_tokenizer(gpt, &has));
  CHECK(has == 1);

  WORKS(rootgrad_gpt2_parameters(gpt, NULL, 0, &n));
  FAILS(rootgrad_gpt2_parameters(gpt, logits, 5, &n), SHAPE, "out has shape 5");
  parameters = malloc(n * sizeof *parameters);
  WORKS(rootgrad_gpt2_parameters(gpt, parameters, n, &n));
  snprintf(path, sizeof path, "%s/gpt.safetensors", folder);
  WORKS(rootgrad_gpt2_save(gpt, path));
  WORKS(rootgrad_gpt2_load(path, &same));
  WORKS(rootgrad_gpt2_evaluate(same, letters, 1, 4, 0, 1, &loss, NULL));
  CHECK(loss > 0 && loss < 2.5);
  WORKS(rootgrad_gpt2_evaluate(same, letters, 2, 4, 1, 1, &loss, &n));
  CHECK(n == 8);
  free(parameters);
  WORKS(rootgrad_gpt2_logits(same, batch + 1, 1, 4, 1, logits, 24));
  FAILS(rootgrad_gpt2_logits(same, batch, 2, 4, 1, logits, 48), ARGUMENT, "tokens[5] is 6; wanted below");
  FAILS(rootgrad_gpt2_logits(same, batch, 1, 4, 1, logits, 23), SHAPE, "logits has shape 23; wanted 24");
  FAILS(rootgrad_gpt2_logits(same, (uint32_t *)(void *)logits, 1, 4, 1, logits, 24), ARGUMENT,
        "out is in the memory of tokens; wanted memory of its own");
  FAILS(rootgrad_gpt2_logits(same, batch, 1, 17, 1, logits, 96), ARGUMENT, "the model's longest sequence");
  FAILS(rootgrad_gpt2_set_tokenizer(same, text), DATA, "was given as tokens");

  WORKS(rootgrad_gpt2_generate_options_default(sizeof(generate), &generate));
  generate.max_new_tokens = 5;
  WORKS(rootgrad_gpt2_generate(same, batch, lengths, 2, &generate, NULL, NULL, written, 10, counts));
  CHECK(counts[0] == 5 && counts[1] == 5 && written[4] < 6 && written[9] < 6);
  FAILS(rootgrad_gpt2_generate(same, batch, lengths, 2, &generate, NULL, NULL, written, 9, counts), SHAPE,
        "wanted (2, 5)");
  /* invalid output buffers are an error before the work begins */
  FAILS(rootgrad_gpt2_generate(same, batch, lengths, 2, &generate, fail_at_a_token, NULL, NULL, 10, counts),
        NULL_POINTER, "out is a null pointer");
  FAILS(rootgrad_gpt2_generate(same, batch, lengths, 2, &generate, fail_at_a_token, NULL, written, 10, NULL),
        NULL_POINTER, "counts is a null pointer");
  FAILS(rootgrad_gpt2_generate(same, written, lengths, 2, &generate, fail_at_a_token, NULL, written, 10, counts),
        ARGUMENT, "out is in the memory of tokens");
  FAILS(rootgrad_gpt2_generate(same, batch, lengths, 2, &generate, fail_at_a_token, NULL, written, 10, lengths),
        ARGUMENT, "counts is in the memory of lengths");
  generate.reserved = 1; /* an option of a later header */
  FAILS(rootgrad_gpt2_generate(same, batch, lengths, 2, &generate, NULL, NULL, written, 10, counts), ARGUMENT,
        "options.reserved is 1; wanted 0, as rootgrad_gpt2_generate_options_default leaves it");

  options.sample_every = 0;
  FAILS(rootgrad_gpt2_fit(same, text, NULL, &options, NULL, NULL, NULL), SHAPE, "wanted the model's vocabulary, 6");
  FAILS(rootgrad_gpt2_fit(same, letters, NULL, &options, fail_at_first_step, NULL, &history), CALLBACK,
        "on_step failed: it returned -9");
  CHECK(history == NULL);
  options.struct_size = 3;
  FAILS(rootgrad_gpt2_fit(same, letters, NULL, &options, NULL, NULL, NULL), ARGUMENT,
        "rootgrad_gpt2_options_default first");
  FAILS(rootgrad_gpt2_fit(same, (rootgrad_text_t *)(void *)same, NULL, NULL, NULL, NULL, NULL), HANDLE,
        "it is a rootgrad_gpt2_t");
  FAILS(rootgrad_gpt2_fit(NULL, letters, NULL, NULL, NULL, NULL, NULL), NULL_POINTER, "gpt2 is a null pointer");
  WORKS(rootgrad_gpt2_free(same));
  FAILS(rootgrad_gpt2_free(same), HANDLE, "it was freed already");
  WORKS(rootgrad_gpt2_free(gpt));
  WORKS(rootgrad_text_free(text));
  WORKS(rootgrad_text_free(letters));
  WORKS(rootgrad_text_free(NULL));
}

int main(int argc, char **argv) {
  const char *folder = argc > 1 ? argv[1] : ".";
  test_version();
  test_use(folder);
  test_notes();
  test_callbacks();
  test_null_pointers();
  test_handles();
  test_two_targets();
  test_arguments(folder);
  test_language(folder);
  printf("c_api: %d checks, %d failed\n", checks, failures);
  return failures == 0 ? 0 : 1;
}
