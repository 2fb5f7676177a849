/* The functions of an MPI library that rootgrad uses, with the constants of the ABI of MPI 5 and names of their own. Built by
 * `cargo xtask install --mpi` with the library's compiler, for a library without this ABI, such as Open MPI 4 or MPICH 4. rootgrad opens it in place
 * of libmpi_abi.so.1 (src/ranks/mpi.rs).
 *
 * Handles of the ABI are numbers; the only communicators are MPI_COMM_WORLD and the copy of it that rootgrad makes. */
#include <mpi.h>
#include <stdint.h>
#include <string.h>

#define WORLD ((uintptr_t)0x101)
#define IN_PLACE ((uintptr_t)1)
#define LONGEST_MESSAGE 512

/* Levels of threads in the ABI, and here. */
static const struct {
  int abi;
  int here;
} levels[] = {
    {0, MPI_THREAD_SINGLE}, {1024, MPI_THREAD_FUNNELED}, {2048, MPI_THREAD_SERIALIZED}, {4096, MPI_THREAD_MULTIPLE}};
#define LEVELS (sizeof levels / sizeof *levels)

static MPI_Comm copy;

static MPI_Comm communicator(void *handle) { return (uintptr_t)handle == WORLD ? MPI_COMM_WORLD : copy; }

static int abi_level(int here) {
  for (size_t i = LEVELS; i-- > 0;)
    if (here >= levels[i].here)
      return levels[i].abi;
  return 0;
}

int rootgrad_MPI_Initialized(int *flag) { return MPI_Initialized(flag); }

int rootgrad_MPI_Finalized(int *flag) { return MPI_Finalized(flag); }

int rootgrad_MPI_Init_thread(int *count, char ***arguments, int wanted, int *got) {
  int here = MPI_THREAD_SINGLE;
  for (size_t i = 0; i < LEVELS; i++)
    if (levels[i].abi == wanted)
      here = levels[i].here;
  const int code = MPI_Init_thread(count, arguments, here, got);
  *got = abi_level(*got);
  return code;
}

int rootgrad_MPI_Query_thread(int *got) {
  const int code = MPI_Query_thread(got);
  *got = abi_level(*got);
  return code;
}

int rootgrad_MPI_Finalize(void) { return MPI_Finalize(); }

int rootgrad_MPI_Comm_dup(void *of, void **made) {
  *made = &copy;
  return MPI_Comm_dup(communicator(of), &copy);
}

/* The handler is MPI_ERRORS_RETURN, the only one that rootgrad sets. */
int rootgrad_MPI_Comm_set_errhandler(void *of, void *handler) {
  (void)handler;
  return MPI_Comm_set_errhandler(communicator(of), MPI_ERRORS_RETURN);
}

int rootgrad_MPI_Error_string(int code, char *text, int *length) {
  char own[MPI_MAX_ERROR_STRING];
  const int found = MPI_Error_string(code, own, length);
  if (*length > LONGEST_MESSAGE)
    *length = LONGEST_MESSAGE;
  memcpy(text, own, (size_t)*length);
  return found;
}

int rootgrad_MPI_Comm_rank(void *of, int *rank) { return MPI_Comm_rank(communicator(of), rank); }

int rootgrad_MPI_Comm_size(void *of, int *size) { return MPI_Comm_size(communicator(of), size); }

int rootgrad_MPI_Send(const void *data, int count, void *kind, int to, int tag, void *of) {
  (void)kind; /* bytes, the only kind of data that rootgrad sends */
  return MPI_Send(data, count, MPI_BYTE, to, tag, communicator(of));
}

int rootgrad_MPI_Recv(void *data, int count, void *kind, int from, int tag, void *of, void *status) {
  (void)kind;
  (void)status; /* NULL */
  return MPI_Recv(data, count, MPI_BYTE, from, tag, communicator(of), MPI_STATUS_IGNORE);
}

int rootgrad_MPI_Bcast(void *data, int count, void *kind, int root, void *of) {
  (void)kind;
  return MPI_Bcast(data, count, MPI_BYTE, root, communicator(of));
}

int rootgrad_MPI_Allgatherv(const void *from, int count, void *kind, void *to, const int *counts, const int *starts,
                            void *to_kind, void *of) {
  (void)kind;
  (void)to_kind;
  const void *own = (uintptr_t)from == IN_PLACE ? MPI_IN_PLACE : from;
  return MPI_Allgatherv(own, count, MPI_BYTE, to, counts, starts, MPI_BYTE, communicator(of));
}
