/* llm.c on the CPU: the same GPT-2 (124M), weights and tokens as rootgrad, the same protocol as torch_gpt2.py.

   `cargo xtask bench gpt2 --peers llmc --llmc PATH` compiles it against a local llm.c, whose train_gpt2.c is included as
   its own test_gpt2.c does it. Arguments: B, T, and the prefix of what rootgrad's worker writes: weights and tokens in
   llm.c's formats, and its gradient, which is compared with llm.c's before anything is timed. */
#define TESTING
#include "train_gpt2.c"

#include <fcntl.h>

static const char *NAMES[NUM_PARAMETER_TENSORS] = {"wte",      "wpe",      "ln1w", "ln1b", "qkvw", "qkvb",
                                                   "attprojw", "attprojb", "ln2w", "ln2b", "fcw",  "fcb",
                                                   "fcprojw",  "fcprojb",  "lnfw", "lnfb"};
enum { WTE = 0, FIRST_OF_BLOCKS = 2, LAST_OF_BLOCKS = 13, HEADER_BYTES = 1024 };

typedef struct {
  int count;
  double worst; /* the largest |difference| / |reference| of a tensor (2-norms), and its name */
  char name[32];
} Comparison;

static void fail(const char *what, const char *path) {
  fprintf(stderr, "llm.c's worker: %s %s\n", what, path);
  exit(EXIT_FAILURE);
}

static FILE *open_after(const char *prefix, const char *name, long offset) {
  char path[4096];
  snprintf(path, sizeof path, "%s%s", prefix, name);
  FILE *file = fopen(path, "rb");
  if (file == NULL || fseek(file, offset, SEEK_SET) != 0)
    fail("cannot read", path);
  return file;
}

/* Returns 1 if x is finite, judged by its bits: with -Ofast the compiler assumes that all numbers are finite. */
static int is_finite(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return (bits >> 52 & 0x7ff) != 0x7ff;
}

static void compare_tensor(Comparison *all, const char *name, const float *theirs, size_t n, FILE *ours) {
  double difference = 0.0, reference = 0.0;
  float buffer[4096];
  for (size_t done = 0; done < n;) {
    size_t part = n - done < 4096 ? n - done : 4096;
    if (fread(buffer, sizeof *buffer, part, ours) != part)
      fail("too few numbers in", "rootgrad's gradient");
    for (size_t i = 0; i < part; i++) {
      double d = (double)buffer[i] - theirs[done + i];
      difference += d * d;
      reference += (double)theirs[done + i] * theirs[done + i];
    }
    done += part;
  }
  double error = sqrt(difference / reference);
  all->count++;
  if (!is_finite(error))
    error = 1e9; /* JSON has no NaN; this is also a failure */
  if (error >= all->worst) {
    all->worst = error;
    snprintf(all->name, sizeof all->name, "%s", name);
  }
}

/* Compares the 16 tensors, those of the blocks one by one, without the padding of the token embedding. */
static Comparison compare(const GPT2 *model, const char *prefix) {
  Comparison all = {0};
  FILE *ours = open_after(prefix, "gradient.f32", 0);
  const float *gradient = model->grads_memory;
  for (int i = 0; i < NUM_PARAMETER_TENSORS; i++) {
    int stacked = i >= FIRST_OF_BLOCKS && i <= LAST_OF_BLOCKS;
    int parts = stacked ? model->config.num_layers : 1;
    size_t n = model->param_sizes[i] / parts;
    size_t used = i == WTE ? (size_t)model->config.vocab_size * model->config.channels : n;
    for (int part = 0; part < parts; part++, gradient += n) {
      char name[32];
      snprintf(name, sizeof name, stacked ? "%s[%d]" : "%s", NAMES[i], part);
      compare_tensor(&all, name, gradient, used, ours);
      if (fseek(ours, (long)((n - used) * sizeof(float)), SEEK_CUR) != 0)
        fail("cannot read", "rootgrad's gradient");
    }
  }
  fclose(ours);
  return all;
}

static void read_tokens(const char *prefix, int *tokens, int *targets, size_t n) {
  FILE *file = open_after(prefix, "tokens.bin", HEADER_BYTES);
  uint16_t *stream = malloc((n + 1) * sizeof *stream);
  if (stream == NULL || fread(stream, sizeof *stream, n + 1, file) != n + 1)
    fail("too few tokens after", prefix);
  for (size_t i = 0; i < n; i++) {
    tokens[i] = stream[i];
    targets[i] = stream[i + 1];
  }
  free(stream);
  fclose(file);
}

static void gradient(GPT2 *model, int *tokens, int *targets, int B, int T) {
  gpt2_zero_grad(model);
  gpt2_forward(model, tokens, targets, B, T);
  gpt2_backward(model);
}

static void update(GPT2 *model, int step) {
  gpt2_update(model, 0.0f, 0.9f, 0.999f, 1e-8f, 0.0f, step); /* at a rate of 0 the weights stay the same */
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int argc, char **argv) {
  if (argc != 4)
    fail("wanted the arguments", "B T PREFIX");
  int B = atoi(argv[1]), T = atoi(argv[2]);
  const char *prefix = argv[3];
  /* Stream for answers. The output of llm.c is stored, and shown only if the program ends before it is ready. */
  FILE *answers = fdopen(dup(STDOUT_FILENO), "w");
  static char kept[1 << 16];
  setvbuf(stdout, kept, _IOFBF, sizeof kept);
  int nowhere = open("/dev/null", O_WRONLY);
  if (answers == NULL || nowhere < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
    fail("cannot open", "its output");

  GPT2 model;
  char path[4096];
  snprintf(path, sizeof path, "%sweights.bin", prefix);
  gpt2_build_from_checkpoint(&model, path);
  size_t n = (size_t)B * T;
  int *tokens = malloc(n * sizeof *tokens), *targets = malloc(n * sizeof *targets);
  if (tokens == NULL || targets == NULL)
    fail("no memory for", "the tokens");
  read_tokens(prefix, tokens, targets, n);
  gradient(&model, tokens, targets, B, T);
  Comparison found = compare(&model, prefix);
  int step = 1;
  update(&model, step);                    /* allocates the moments */
  gradient(&model, tokens, targets, B, T); /* once more, because the first call allocates */
  double loss = is_finite(model.mean_loss) ? model.mean_loss : 1e9;
  dup2(nowhere, STDOUT_FILENO);
  fprintf(
      answers,
      "{\"version\": \"%s\", \"loss\": %.9g, \"tensors\": %d, \"worst_gradient\": %.9g, \"worst_tensor\": \"%s\"}\n",
      VERSION, loss, found.count, found.worst, found.name);
  fflush(answers);

  char line[64];
  while (fgets(line, sizeof line, stdin) != NULL) {
    double start = now();
    if (strcmp(line, "adamw\n") == 0) {
      update(&model, ++step);
    } else {
      gradient(&model, tokens, targets, B, T);
    }
    fprintf(answers, "%.9f\n", now() - start);
    fflush(answers);
  }
  gpt2_free(&model);
  return 0;
}
