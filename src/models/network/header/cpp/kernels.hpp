
/// Computes R rows of a layer (I) -> (O), N * 8 of its outputs, in registers: each is summed over the inputs in order, from the bias on.
template <int I, int O, int R, int N>
@FN@ void tile(const float *weight, const float *bias, const float *from, float *to) {
  V sums[R][N];
#pragma GCC unroll 8
  for (int r = 0; r < R; ++r)
#pragma GCC unroll 8
    for (int n = 0; n < N; ++n)
      sums[r][n] = load(bias + 8 * n);
  for (int i = 0; i < I; ++i) {
    V right[N];
#pragma GCC unroll 8
    for (int n = 0; n < N; ++n)
      right[n] = load(weight + i * padded(O) + 8 * n);
#pragma GCC unroll 8
    for (int r = 0; r < R; ++r) {
      const V left = splat(from[r * padded(I) + i]);
#pragma GCC unroll 8
      for (int n = 0; n < N; ++n)
        sums[r][n] = fma(left, right[n], sums[r][n]);
    }
  }
#pragma GCC unroll 8
  for (int r = 0; r < R; ++r)
#pragma GCC unroll 8
    for (int n = 0; n < N; ++n)
      store(to + r * padded(O) + 8 * n, sums[r][n]);
}

/// A layer with more than one output: `from` (R, I), `to` (R, O), `weight` (I, O), `bias` (O), each row padded to a multiple of 8.
template <int I, int O, int R>
@FN@ void layer(const float *weight, const float *bias, const float *from, float *to) {
  constexpr int most = R == 1 ? 8 : 2; // as many as there are registers for
  constexpr int vectors = padded(O) / 8, rest = vectors % most;
  if constexpr (vectors >= most) // (unoptimised, g++ warns of what loops without a pass would read)
    for (int n = 0; n + most <= vectors; n += most)
      tile<I, O, R, most>(weight + 8 * n, bias + 8 * n, from, to + 8 * n);
  if constexpr (rest != 0) {
    constexpr int n = vectors - rest;
    tile<I, O, R, rest>(weight + 8 * n, bias + 8 * n, from, to + 8 * n);
  }
}

/// A layer with one output, in 16 interleaved partial sums: `from` (R, I) with padded rows, `weight` (I); `to` (R, 1) likewise.
template <int I, int R>
@FN@ void single(const float *weight, float bias, float *from, float *to) {
  V sums[R][2];
#pragma GCC unroll 8
  for (int r = 0; r < R; ++r) {
    sums[r][0] = sums[r][1] = splat(0.0f);
    for (int i = I; i < padded(I); ++i) // no number in between may come from what fills up
      from[r * padded(I) + i] = 0.0f;
  }
  if constexpr (padded(I) >= 16)
    for (int i = 0; i + 16 <= padded(I); i += 16)
#pragma GCC unroll 8
      for (int r = 0; r < R; ++r) {
        sums[r][0] = fma(load(from + r * padded(I) + i), load(weight + i), sums[r][0]);
        sums[r][1] = fma(load(from + r * padded(I) + i + 8), load(weight + i + 8), sums[r][1]);
      }
  if constexpr (padded(I) % 16 != 0) {
    constexpr int i = padded(I) - 8;
#pragma GCC unroll 8
    for (int r = 0; r < R; ++r)
      sums[r][0] = fma(load(from + r * padded(I) + i), load(weight + i), sums[r][0]);
  }
#pragma GCC unroll 8
  for (int r = 0; r < R; ++r)
    store(to + 8 * r, splat(sum(add(sums[r][0], sums[r][1])) + bias));
}

/// Computes (x + shift) * factor from `x` (R, F) without gaps, in rows for a layer of I inputs.
template <int F, int I, int R>
@FN@ void standardise(const float *x, const float *shift, const float *factor, float *to) {
  for (int r = 0; r < R; ++r) {
    if constexpr (F >= 8)
      for (int f = 0; f + 8 <= F; f += 8)
        store(to + r * padded(I) + f, fma(add(load(x + r * F + f), load(shift + f)), load(factor + f), splat(0.0f)));
    if constexpr (F % 8 != 0) {
      constexpr int f = F / 8 * 8;
      const V last = load_first<F % 8>(x + r * F + f);
      store(to + r * padded(I) + f, fma(add(last, load(shift + f)), load(factor + f), splat(0.0f)));
    }
  }
}

/// Copies values without standardisation into such rows.
template <int F, int I, int R>
@FN@ void copy(const float *x, float *to) {
  for (int r = 0; r < R; ++r) {
    if constexpr (F >= 8)
      for (int f = 0; f + 8 <= F; f += 8)
        store(to + r * padded(I) + f, load(x + r * F + f));
    if constexpr (F % 8 != 0)
      store(to + r * padded(I) + F / 8 * 8, load_first<F % 8>(x + r * F + F / 8 * 8));
  }
}

/// Adds a flag behind the features for each value that means "missing": 1 if the feature has this value, and the feature becomes 0.
template <int F, int I, int R>
@FN@ void flag(const float *x, const int *feature, const float *missing, float *to) {
  for (int r = 0; r < R; ++r)
    for (int i = F; i < I; ++i) {
      const int f = feature[i - F];
      const bool is_missing = x[r * F + f] == missing[i - F];
      to[r * padded(I) + i] = is_missing ? 1.0f : 0.0f;
      if (is_missing)
        to[r * padded(I) + f] = 0.0f;
    }
}

/// Converts outputs (R, K), with padded rows, to the target's units, rounded twice.
template <int K, int R>
@FN@ void unstandardise(const float *scale, const float *mean, float *y) {
  for (int r = 0; r < R; ++r)
    for (int k = 0; k < K; ++k) {
      const volatile float scaled = y[r * padded(K) + k] * scale[k]; // no compiler makes one rounding of it
      y[r * padded(K) + k] = scaled + mean[k];
    }
}

/// Copies outputs (R, K), with padded rows, without gaps.
template <int K, int R>
@FN@ void give(const float *from, float *y) {
  for (int r = 0; r < R; ++r)
    std::memcpy(y + r * K, from + r * padded(K), K * sizeof(float));
}

/// Computes e^x as 2^n, which is returned, and e^r - 1, with x = n ln 2 + r; x must be within 87 of 0.
@FN@ V exponential(V x, V &minus_one) {
  x = at_most(splat(87.0f), at_least(splat(-87.0f), x));
  const V shifted = fma(x, splat(1.44269504f), splat(12582912.0f));
  const V n = subtract(shifted, splat(12582912.0f));
  const V r = fma(n, splat(2.1219444e-4f), fma(n, splat(-0.6933594f), x));
  V q = fma(splat(1.388251e-3f), r, splat(8.36658e-3f));
  q = fma(q, r, splat(4.1667203e-2f));
  q = fma(q, r, splat(0.16666543f));
  q = fma(q, r, splat(0.49999998f));
  minus_one = fma(multiply(r, r), q, r);
  return power_of_two(shifted);
}

@FN@ V exp(V x) {
  V minus_one;
  const V power = exponential(x, minus_one);
  return fma(power, minus_one, power);
}

@FN@ V sigmoid(V x) { return divide(splat(1.0f), add(splat(1.0f), exp(negative(x)))); }

@FN@ V relu(V x) { return at_least(splat(0.0f), x); }

@FN@ V tanh(V x) {
  const V a = at_most(splat(10.0f), absolute(x));
  V minus_one;
  const V power = exponential(add(a, a), minus_one);
  const V e = fma(power, minus_one, subtract(power, splat(1.0f)));
  return with_sign_of(x, divide(e, add(e, splat(2.0f))));
}

/// x sigmoid(2 sqrt(2/pi) (x + 0.044715 x^3))
@FN@ V gelu(V x) {
  const V least = at_least(splat(-32.0f), x);
  const V t = at_most(splat(32.0f), least);
  return multiply(least, sigmoid(multiply(t, fma(splat(0x1.2444f2p-4f), multiply(t, t), splat(0x1.988454p+0f)))));
}

@FN@ V silu(V x) {
  const V least = at_least(splat(-1000.0f), x);
  return multiply(least, sigmoid(at_most(splat(1000.0f), least)));
}

/// ln x of a number that is at least 1.
@FN@ float logarithm(float x) {
  std::uint32_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  bits -= 0x3f3504f3u;
  const float n = static_cast<float>(bits >> 23);
  bits = (bits & 0x007fffffu) + 0x3f3504f3u;
  float m;
  std::memcpy(&m, &bits, sizeof m);
  const float s = (m - 1.0f) / (m + 1.0f), t = s * s;
  const float p = std::fma(std::fma(0.2987176f, t, 0.3997754f), t, 0.66666776f);
  const float log_m = std::fma(s * t, p, 2.0f * s);
  return std::fma(n, 0.6933594f, std::fma(n, -2.1219444e-4f, log_m));
}

/// Converts K logits, with padding, to their probabilities.
template <int K>
@FN@ void softmax(float *z) {
  float largest = z[0];
  for (int k = 1; k < K; ++k)
    largest = z[k] > largest || std::isnan(largest) ? z[k] : largest;
  constexpr int lanes = K < 32 ? K : 32;
  alignas(32) float powers[padded(K)];
  for (int k = 0; k < padded(K); k += 8)
    store(powers + k, exp(subtract(load(z + k), splat(largest))));
  float total = 0.0f;
  for (int lane = 0; lane < lanes; ++lane) {
    float sum = 0.0f;
    for (int k = lane; k < K; k += 32)
      sum += powers[k];
    total += sum;
  }
  const float rest = std::isnan(total) ? total : logarithm(total);
  for (int k = 0; k < padded(K); k += 8)
    store(z + k, exp(subtract(subtract(load(z + k), splat(largest)), splat(rest))));
}
