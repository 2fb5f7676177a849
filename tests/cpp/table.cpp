// Table networks in C++: the first fit chooses the sizes; before it all other uses are refused.
#include "check.hpp"
#include "sample.hpp"

#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

using namespace rootgrad;

namespace {

TableConfig small() { return TableConfig(Preset::Fast).members(2).width(8).depth(1).frequencies(2).seed(3); }

TrainOptions quick() { return TrainOptions().epochs(2).batch_size(64).threads(1).progress(Progress::Off); }

Dataset disc_rows(const sample::Disc &disc) {
  Dataset data({"a", "b", "c"});
  data.append(disc.x, disc.target);
  return data;
}

void the_first_fit_chooses_the_sizes() {
  const sample::Disc disc(1000);
  const Dataset data = disc_rows(disc);
  Table net(small());
  CHECK(net.features() == 0 && net.outputs() == 0 && net.parameter_count() == 0);
  const std::string unfitted = "table network before its first fit";
  CHECK_THROWS(net.predict(disc.x), Argument, unfitted);
  CHECK_THROWS(net.predict(std::vector<float>()), Argument, unfitted);
  CHECK_THROWS(net.save("unfitted.safetensors"), Argument, unfitted);
  CHECK_THROWS(export_onnx(net, "unfitted.onnx"), Argument, unfitted);
  CHECK_THROWS(export_header(net, "unfitted.hpp", "net"), Argument, unfitted);
  CHECK_THROWS(net.spread(), Argument, unfitted);
  CHECK_THROWS(Predictor(net), Argument, unfitted);
  CHECK_THROWS(ScalarPredictor<3>(net), Argument, unfitted);
  CHECK_THROWS(evaluate(net, data), Argument, unfitted);
  CHECK_THROWS(Ensemble({net, net}), Argument, unfitted);
  Network copy = net;
  const History history = fit(net, data, quick());
  CHECK(history.notes().at(0).find("table network: 2 members of 1 layer of 8") == 0);
  CHECK(net.features() == 3 && net.outputs() == 1 && copy.features() == 0);
  const std::vector<float> scores = net.predict(disc.x);
  CHECK(scores.size() == 1000 && net.spread().predict(disc.x).size() == 1000);
  fit(copy, data, quick());
  CHECK(copy.parameters() == net.parameters());
  net.save("table.safetensors");
  CHECK(Network::load("table.safetensors").predict(disc.x) == scores);
  CHECK(std::remove("table.safetensors") == 0);
}

void rows_of_a_trainer_and_folds_choose_it_too() {
  const sample::Disc disc(1000);
  const Dataset data = disc_rows(disc);
  Table net(small()), added(small());
  Trainer trainer(added, {"a", "b", "c"}, quick());
  for (std::size_t i = 0; i < 1000; ++i)
    trainer.add(disc.x[3 * i], disc.x[3 * i + 1], disc.x[3 * i + 2], disc.target[i]);
  trainer.fit();
  fit(net, data, quick());
  CHECK(added.parameters() == net.parameters());

  const CrossValidation found = cross_validate(Table(small()), data, Folds(2), quick());
  CHECK(found.outputs.size() == 1000 && found.ensemble.outputs() == 1);
  std::vector<float> thirds;
  for (std::size_t i = 0; i < 1000; ++i)
    thirds.push_back(float(i % 3));
  Dataset classes({"a", "b", "c"});
  classes.append(disc.x, thirds);
  CHECK(cross_validate(Table(small()), classes, Folds(2), quick()).outputs.size() == 3000);

  // A custom loss gets as many outputs as the fit chooses.
  Table own(small());
  const auto half = [](Tensor y, Tensor t) { return 0.5 * mean((y - t) * (y - t), -1); };
  fit(own, data, TrainOptions(quick()).loss(half));
  CHECK(own.outputs() == 1 && own.loss() == Loss::Custom);
}

void a_small_network_learns_its_scores() {
  const sample::Disc disc(1000);
  const Dataset data = disc_rows(disc);
  Table net(small());
  fit(net, data, TrainOptions(quick()).epochs(20));
  Mlp student({3, 16, 1}, Activation::Gelu, 1), again({3, 16, 1}, Activation::Gelu, 1);
  TrainOptions options = TrainOptions(quick()).epochs(20);
  {
    const Network copy = net; // it need not live as long as the options
    options.teacher(copy);
  }
  const History history = fit(student, data, options);
  CHECK(history.notes().at(0) == "the targets are the teacher's scores of 1000 rows, and of 4000 rows more, of whose "
                                 "columns 30 % have the value of another row");
  CHECK(student.loss() == Loss::BinaryCrossEntropy);
  const std::vector<float> wanted = net.predict(disc.x, Output::Probability);
  const std::vector<float> got = student.predict(disc.x, Output::Probability);
  double difference = 0;
  for (std::size_t i = 0; i < 1000; ++i)
    difference += std::abs(got[i] - wanted[i]) / 1000;
  CHECK(difference < 0.05);
  Dataset unlabelled({"a", "b", "c"});
  unlabelled.append(disc.x, std::vector<float>(1000, 7));
  fit(again, unlabelled, TrainOptions(options).threads(2));
  CHECK(again.parameters() == student.parameters());
  CHECK_THROWS(fit(again, data, TrainOptions(options).loss(Loss::Mse)), Argument,
               "the teacher is given with the loss Mse; wanted a teacher alone");
  CHECK_THROWS(fit(again, data, quick().teacher(Table(small()))), Argument, "a table network before its first fit");
}

void jagged_columns_come_first() {
  const TableConfig config = small().jagged(Jagged(3).sorted_by(1), 2).jagged(Jagged{2}, 1);
  Table net(config);
  const auto collections = net.collections();
  CHECK(collections.size() == 2 && collections[0].feature == 0 && collections[0].columns == 2);
  CHECK(collections[0].at_most == 3 && collections[0].sorted_by == 1);
  CHECK(collections[1].feature == 6 && collections[1].columns == 1 && collections[1].sorted_by == -1);
  Dataset data(Columns(std::vector<Column>{{"pt", 3}, {"eta", 3}, {"lepton", 2}, "met"}));
  std::vector<float> x, y;
  for (int i = 0; i < 600; ++i) {
    const float met = float(i % 7) - 3;
    const std::vector<float> row = {float(i % 5), i % 2 ? float(i % 3) : NAN, NAN, 1, i % 2 ? 0.5f : NAN, NAN, 2, NAN,
                                    met};
    x.insert(x.end(), row.begin(), row.end());
    y.push_back(float(i % 5) + met > 2 ? 1 : 0);
  }
  data.append(x, y);
  Dataset plain({"a", "b"});
  plain.append({1, 2, 3, 4}, {0, 1});
  CHECK_THROWS(fit(net, plain, quick()), Argument, "the jagged columns is none; wanted 2 columns");
  data.set_collections(collections);
  fit(net, data, quick());
  CHECK(net.features() == 9 && net.outputs() == 1 && net.predict(x).size() == 600);
  CHECK(net.spread().predict(x).size() == 600);
  CHECK_THROWS(Table(small().jagged(Jagged{0}, 2)), Argument, "the table's jagged columns is");
  CHECK_THROWS(Table(small().jagged(Jagged(2).sorted_by(2), 2)), Argument, "sorted by one of them");
}

void sizes_out_of_range_are_refused() {
  CHECK_THROWS(Table(TableConfig().members(0)), Argument, "the table's members is 0");
  CHECK_THROWS(Table(TableConfig().dropout(1)), Argument, "the table's dropout is 1");
  CHECK_THROWS(Table(static_cast<Preset>(7)), Argument, "preset is 7; wanted one of 0 (Fast), 1 (Balanced), 2 (Best)");
  CHECK(Table(Preset::Best, 4).features() == 0);
}

} // namespace

int main() {
  the_first_fit_chooses_the_sizes();
  rows_of_a_trainer_and_folds_choose_it_too();
  a_small_network_learns_its_scores();
  jagged_columns_come_first();
  sizes_out_of_range_are_refused();
  return test::report("table");
}
