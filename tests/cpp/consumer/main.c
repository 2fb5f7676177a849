/* A standalone C program: creates a network, evaluates a row, and then requests an invalid network. */
#include <rootgrad/rootgrad.h>

#include <stdio.h>

int main(void) {
  const size_t widths[] = {3, 8, 1};
  const float x[] = {1, 2, 3};
  float out = 0;
  rootgrad_network_t *mlp = NULL;
  if (rootgrad_mlp_new(widths, 3, ROOTGRAD_ACTIVATION_GELU, ROOTGRAD_INIT_AUTO, 42, &mlp) ||
      rootgrad_network_predict(mlp, x, 1, 3, 0, &out, 1, ROOTGRAD_OUTPUT_RAW)) {
    fprintf(stderr, "%s\n", rootgrad_last_error());
    return 1;
  }
  printf("rootgrad %s from C: %g\n", rootgrad_version(), out);
  if (rootgrad_network_predict(mlp, x, 1, 2, 0, &out, 1, ROOTGRAD_OUTPUT_RAW) != ROOTGRAD_STATUS_SHAPE)
    return 1;
  return rootgrad_network_free(mlp);
}
