/// \file gpt2.hpp
/// Language models: texts as tokens, GPT-2, its training and the generation of text.
///
/// ```cpp
/// #include <rootgrad/gpt2.hpp>
/// rootgrad::Text text("tinyshakespeare.txt");
/// rootgrad::Gpt2 gpt(rootgrad::Gpt2Config().vocabulary(text.vocabulary()), /*seed=*/42);
/// rootgrad::fit(gpt, text, rootgrad::Gpt2Options().steps(500).batch_size(16).learning_rate(1e-3f));
/// std::cout << gpt.generate("ROMEO:");
/// ```
#ifndef ROOTGRAD_GPT2_HPP
#define ROOTGRAD_GPT2_HPP

#include "detail/gpt2_fit.hpp"
#include "detail/gpt2_generate.hpp"
#include "detail/gpt2_model.hpp"

#endif // ROOTGRAD_GPT2_HPP
