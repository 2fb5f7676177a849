
/// Returns true if a row has entry `n` of a collection of P columns of N: none of its numbers is NaN.
template <int P, int N>
@FN@ bool has(const float *x, int n) {
  for (int p = 0; p < P; ++p)
    if (is_nan(x[p * N + n]))
      return false;
  return true;
}

template <int P, int N>
@FN@ int count_entries(const float *x) {
  int count = 0;
  for (int n = 0; n < N; ++n)
    count += has<P, N>(x, n) ? 1 : 0;
  return count;
}

/// Writes zeros after N numbers, up to whole vectors.
template <int N>
@FN@ void pad(float *x) {
  for (int n = N; n < padded(N); ++n)
    x[n] = 0.0f;
}

template <int N>
@FN@ void fill(const float *from, float *to) {
  std::memcpy(to, from, N * sizeof(float));
  pad<N>(to);
}

/// Gathers the entries `numbers` (R) of a collection of P columns of N as rows for a layer, with 0 for NaN.
template <int P, int N, int R>
@FN@ void take(const float *x, const int *numbers, float *to) {
  for (int r = 0; r < R; ++r) {
    for (int p = 0; p < P; ++p) {
      const float value = x[p * N + numbers[r]];
      to[r * padded(P) + p] = is_nan(value) ? 0.0f : value;
    }
    pad<P>(to + r * padded(P));
  }
}

// In reductions NaN wins.
struct Sum {
  @FN@ static float of(float a, float b) { return a + b; }
};
struct Largest {
  @FN@ static float of(float a, float b) { return b > a || is_nan(b) ? b : a; }
};
struct Smallest {
  @FN@ static float of(float a, float b) { return b < a || is_nan(b) ? b : a; }
};

/// Adds entry `n`, of C values, to the reduction so far. If entries have one value each, all of them are listed first.
template <class Op, int C>
@FN@ void fold(int n, const float *values, float *folded) {
  if constexpr (C == 1) {
    folded[n] = values[0];
  } else {
    for (int c = 0; c < C; ++c)
      folded[c] = n == 0 ? values[c] : Op::of(folded[c], values[c]);
  }
}

/// Adds entries from `first` to before `end`, all of whose values are `absent`, to the reduction so far.
template <class Op, int C>
@FN@ void fold_absent(int first, int end, float absent, float *folded) {
  for (int n = first; n < end; ++n) {
    if constexpr (C == 1) {
      folded[n] = absent;
    } else {
      for (int c = 0; c < C; ++c)
        folded[c] = n == 0 ? absent : Op::of(folded[c], absent);
    }
  }
}

/// Reduces N numbers: from 16 on in 16 interleaved parts, whose halves are reduced until one is left.
template <class Op, int N>
@FN@ float reduce(const float *x) {
  constexpr int lanes = N < 16 ? 1 : 16;
  float parts[lanes];
  std::memcpy(parts, x, sizeof parts);
  for (int n = lanes; n < N; ++n)
    parts[n % lanes] = Op::of(parts[n % lanes], x[n]);
  for (int half = lanes / 2; half > 0; half /= 2)
    for (int l = 0; l < half; ++l)
      parts[l] = Op::of(parts[l], parts[l + half]);
  return parts[0];
}

/// Runs entries `numbers` (R) through their layers, and adds them to the reduction of the entries before `next`.
template <class Entries, class Op, int P, int N, bool All, int R>
@FN@ void pool_rows(const float *x, const int *numbers, float absent, int &next, float *folded) {
  constexpr int C = Entries::width;
  alignas(32) float values[R * padded(C)];
  Entries::template run<R>(x, numbers, values);
  for (int r = 0; r < R; ++r) {
    float *of_entry = values + r * padded(C);
    if (All && !has<P, N>(x, numbers[r]))
      for (int c = 0; c < C; ++c)
        of_entry[c] = of_entry[c] * 0.0f;
    fold_absent<Op, C>(next, numbers[r], absent, folded);
    fold<Op, C>(numbers[r], of_entry, folded);
    next = numbers[r] + 1;
  }
}

/// Runs a collection of P columns of N through the layers `Entries`, and reduces the results in the order of the entries to y (C). Absent
/// entries count as `absent`; if `All`, as the outputs of the layers for them times 0. Returns the number of entries.
template <class Entries, class Op, int P, int N, bool All>
@FN@ int pool(const float *x, float absent, float *y) {
  constexpr int C = Entries::width, R = Entries::rows;
  int numbers[N] = {}, listed = 0, count = 0;
  for (int n = 0; n < N; ++n) {
    const bool is_there = has<P, N>(x, n);
    count += is_there ? 1 : 0;
    if (All || is_there)
      numbers[listed++] = n;
  }
  float folded[C == 1 ? N : C] = {};
  int next = 0, n = 0;
  for (; listed - n >= R; n += R)
    pool_rows<Entries, Op, P, N, All, R>(x, numbers + n, absent, next, folded);
  for (; n < listed; ++n)
    pool_rows<Entries, Op, P, N, All, 1>(x, numbers + n, absent, next, folded);
  fold_absent<Op, C>(next, N, absent, folded);
  if constexpr (C == 1)
    folded[0] = reduce<Op, N>(folded);
  fill<C>(folded, y);
  return count;
}

template <int C>
@FN@ void divide(float by, float *y) {
  for (int c = 0; c < C; ++c)
    y[c] = y[c] / by;
}

template <int C>
@FN@ void scale(float by, float *y) {
  for (int c = 0; c < C; ++c)
    y[c] = y[c] * by;
}

template <int C>
@FN@ void set(float value, float *y) {
  for (int c = 0; c < C; ++c)
    y[c] = value;
}
