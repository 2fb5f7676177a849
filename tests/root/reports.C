// evaluate on RDataFrames: numbers known in closed form, third-party scores, weights, errors; reports as files and pictures.
//
// The network is one layer that returns its input. The inputs are the quantiles of two normal distributions. The area under the
// ROC curve is therefore Phi(d / sqrt 2) for means d apart, except for the finite grid.
#include "check.hpp"
#include <rootgrad/detail/rdf_report_file.hpp>

#include <TCanvas.h>
#include <TFile.h>
#include <TGraph.h>
#include <TLegend.h>
#include <TMath.h>
#include <TMultiGraph.h>
#include <TNamed.h>
#include <TParameter.h>
#include <TROOT.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>

namespace {

const int events = 4000; // of both classes together
const double apart = 1;  // distance of the means

/// Columns x (the score), mass (independent), bdt (a worse score), label, y (a straight line in x), u (its uncertainty), weights.
ROOT::RDF::RNode normal_frame() {
  return ROOT::RDataFrame(events)
      .Define("label", [](ULong64_t i) { return int(i % 2); }, {"rdfentry_"})
      .Define("x",
              [](ULong64_t i) {
                return float(TMath::NormQuantile((double(i / 2) + 0.5) / (events / 2)) + (i % 2 ? apart : 0));
              },
              {"rdfentry_"})
      .Define("mass", [](ULong64_t i) { return 100 + 20 * double(lattice(i, 1)); }, {"rdfentry_"})
      .Define("bdt", "float(x + (mass - 100) / 10)")
      .Define("y", "3 * x + 1 + (rdfentry_ % 4 < 2 ? 0.5 : -0.5)")
      .Define("u", "0.5f")
      .Define("one", "1")
      .Define("pair", "ROOT::RVecD{1, 2}")
      .Define("broken", [](ULong64_t i) { return i == 7 ? std::nan("") : 1.; }, {"rdfentry_"})
      .Define("weight", [](ULong64_t i) { return i % 100 == 0 ? -0.5 : 1.; }, {"rdfentry_"});
}

rootgrad::Mlp linear(float slope, float offset = 0) {
  rootgrad::Mlp net({1, 1});
  net.set_parameters({slope, offset});
  return net;
}

/// Options without the slow parts.
rootgrad::EvaluateOptions brief() { return rootgrad::EvaluateOptions().permutations(0).integrated_gradients(0); }

bool near(double a, double b, double by) { return std::abs(a - b) <= by; }

/// Checks only the kind of error, for messages that the library itself writes.
template <class F> void refused_by_library(const std::string &what, rootgrad::ErrorCode code, F f) {
  try {
    f();
    check(what + ": no error", false);
  } catch (const rootgrad::Error &error) {
    if (error.code() != code)
      std::cout << int(error.code()) << " " << error.what() << std::endl;
    check(what, error.code() == code);
  }
}

void numbers(const std::string &how) {
  const auto net = linear(1);
  auto df = normal_frame();
  const double area = TMath::Freq(apart / std::sqrt(2.));
  const auto report = rootgrad::evaluate(net, df, {"x"}, "label", brief().scores({"bdt"}).against({"mass", "x"}));
  check(how + "the area is Phi(d / sqrt 2)", near(report["auc"], area, 2e-3));
  // For n events of each class, no distribution has a variance of the area above A (1 - A) / n.
  check(how + "its uncertainty",
        report["auc_error"] > 0 && report["auc_error"] < std::sqrt(area * (1 - area) / (events / 2)));
  const auto scored = rootgrad::define(df, "score", net, {"x"});
  check(how + "it is roc's", near(report["auc"], rootgrad::roc(scored, "score", "label").auc(), 1e-12));
  const double other = rootgrad::roc(df, "bdt", "label").auc();
  check(how + "a column of another's scores", near(report["auc.bdt"], other, 1e-12) && other < report["auc"] - 0.05);
  check(how + "numbers() has the same", report.numbers().at("auc") == report["auc"]);

  const auto worse = linear(-1), turned = linear(-2, 3);
  const auto compared =
      rootgrad::evaluate(worse, df, {"x"}, "label",
                         brief().compare("last year's", turned, {"x"}).compare("its mirror", net, {"x"}).scores("bdt"));
  check(how + "networks compared, in the same loop", near(compared["auc.last year's"], compared["auc"], 1e-12) &&
                                                         near(compared["auc.its mirror"], report["auc"], 1e-12) &&
                                                         near(compared["auc"], 1 - report["auc"], 1e-12) &&
                                                         near(compared["auc.bdt"], other, 1e-12));

  const auto signal = df.Filter("label == 1"), background = df.Filter("label == 0");
  const rootgrad::Frames frames{{signal, 1}, {background, 0}};
  const auto of_frames = rootgrad::evaluate(net, frames, {"x"}, brief().scores("bdt"));
  check(how + "frames with classes",
        near(of_frames["auc"], report["auc"], 1e-12) && near(of_frames["auc.bdt"], other, 1e-12));
  const auto halves =
      rootgrad::evaluate(net, {df.Filter("rdfentry_ < 1000"), df.Filter("rdfentry_ >= 1000")}, {"x"}, "label", brief());
  check(how + "frames with a column of classes", near(halves["auc"], report["auc"], 1e-12));
  const auto weighted = rootgrad::evaluate(
      net, {rootgrad::Frame(signal, 1).weight(3), rootgrad::Frame(background, 0).weight(0.5)}, {"x"}, brief());
  check(how + "weights of classes do not count for the area", near(weighted["auc"], report["auc"], 1e-9));
  const auto beside = rootgrad::evaluate(net, frames, frames, {"x"}, brief());
  check(how + "beside the frames it was trained on", near(beside["training.auc"], beside["auc"], 1e-12));

  const auto negative = rootgrad::evaluate(net, df, {"x"}, "label", brief().weight_column("weight"));
  check(how + "negative weights count",
        near(negative["auc"], rootgrad::roc(scored, "score", "label", "weight").auc(), 1e-12));
  check(how + "and are reported", negative.text().find("negative weights") != std::string::npos &&
                                      report.text().find("negative weights") == std::string::npos);
}

void tasks() {
  auto df = normal_frame();
  const auto line = linear(3, 1);
  const auto report = rootgrad::evaluate(line, df, {"x"}, "y",
                                         brief().task(rootgrad::Task::Regression).uncertainty("u").against({"mass"}));
  check("a regression that is off by 1/2", near(report["rmse"], 0.5, 1e-5) && near(report["pull.y.width"], 1, 1e-5));

  rootgrad::Mlp net({1, 4, 1}, rootgrad::Activation::Tanh, 3);
  rootgrad::fit(net, df, {"x"}, "label", quiet_options().learning_rate(0.02f));
  const auto fitted = rootgrad::evaluate(net, df, "label", brief());
  check("the columns of the fit", near(fitted["auc"], TMath::Freq(apart / std::sqrt(2.)), 0.01));
  const auto other = df.Define("z", "x");
  check("others that stand for them",
        rootgrad::evaluate(net, other, rootgrad::renamed({"z"}), "label", brief())["auc"] == fitted["auc"]);

  int calls = 0;
  const auto best = rootgrad::evaluate(net, df, "label", brief().merit([&](double s, double b) {
    ++calls;
    return s - b;
  }));
  check("a merit of one's own", calls > 0 && best["best_cut.merit"] > 0);
  try {
    rootgrad::evaluate(net, df, "label",
                       brief().merit([](double, double) -> double { throw std::range_error("mine"); }));
    check("what it throws", false);
  } catch (const std::range_error &error) {
    check("what it throws", std::string(error.what()) == "mine");
  }

  rootgrad::Dataset rows({"x"}, {"label", "bdt"});
  df.Foreach([&](float x, int label, float bdt) { rows.append({x}, {float(label), bdt}); }, {"x", "label", "bdt"});
  const auto of_rows = rootgrad::evaluate(net, rows, rows, brief().scores("bdt"));
  check("rows of a data set", near(of_rows["auc"], fitted["auc"], 1e-12) &&
                                  near(of_rows["auc.bdt"], rootgrad::roc(df, "bdt", "label").auc(), 1e-12));
  refused("a network to compare, and a data set", [&] { rootgrad::evaluate(net, rows, brief().compare("old", net)); });
}

/// Columns in two parts, names and titles, enough events.
void choices() {
  auto df = normal_frame();
  const auto net = linear(1);
  const auto both = rootgrad::evaluate(net, df, {"x"}, "label", brief().scores({"bdt"}).against({"bdt", "x"}));
  check("a score that is drawn against, too", near(both["auc.bdt"], rootgrad::roc(df, "bdt", "label").auc(), 1e-12) &&
                                                  both["columns.bdt.correlation.signal"] < 0.999 &&
                                                  both["columns.x.correlation.signal"] > 0.999);
  const auto titled = rootgrad::evaluate(net, df, {"x"}, "label",
                                         brief()
                                             .against({"mass"})
                                             .title("mass", "m_{#mu#mu} [GeV]")
                                             .class_names({"QCD", "top"})
                                             .merit([](double s, double b) { return s / b; })
                                             .minimum_events(100));
  const auto profile = titled.figure("profile_mass");
  check("titles and names", profile.x.title == "m_{#mu#mu} [GeV]" && profile.series.at(0).label == "top");
  check("enough events", titled["best_cut.background"] >= 100 && titled["best_cut.background"] < 103);
  refused("a title of no column",
          [&] { rootgrad::evaluate(net, df, {"x"}, "label", brief().title("masss", "m [GeV]").against({"mass"})); });
  refused("a score twice", [&] { rootgrad::evaluate(net, df, {"x"}, "label", brief().scores({"bdt", "bdt"})); });
  refused("a name of three classes",
          [&] { rootgrad::evaluate(net, df, {"x"}, "label", brief().class_names({"QCD", "top", "W"})); });
  refused("more events than there are",
          [&] { rootgrad::evaluate(net, df, {"x"}, "label", brief().minimum_events(2001)); });
}

void refusals() {
  auto df = normal_frame();
  const auto net = linear(1);
  const auto with = [&](const rootgrad::EvaluateOptions &options, std::string target = "label") {
    rootgrad::evaluate(net, df, {"x"}, target, options);
  };
  refused("unknown target", [&] { with(brief(), "lable"); });
  refused("unknown feature", [&] { rootgrad::evaluate(net, df, {"xx"}, "label", brief()); });
  refused("unknown score", [&] { with(brief().scores({"bdtt"})); });
  refused("unknown column to draw against", [&] { with(brief().against({"masss"})); });
  refused("unknown weight", [&] { with(brief().weight_column("weigth")); });
  refused("an array as a score", [&] { with(brief().scores("pair")); });
  refused("NaN in a column", [&] { with(brief().against("broken")); });
  refused("target among the features", [&] { rootgrad::evaluate(net, df, {"x"}, "x", brief()); });
  refused("never trained, no features", [&] { rootgrad::evaluate(net, df, "label"); });
  refused("no target", [&] { rootgrad::evaluate(net, df, {"x"}, std::vector<std::string>(), brief()); });
  refused("a frame without class", [&] { rootgrad::evaluate(net, {{df, 1}, df}, {"x"}, brief()); });
  refused("a class without events",
          [&] { rootgrad::evaluate(net, {{df, 1}, {df.Filter("x > 100"), 0}}, {"x"}, brief()); });
  refused("no event passes", [&] { rootgrad::evaluate(net, df.Filter("x > 100"), {"x"}, "label", brief()); });
  refused("several outputs to compare", [&] { with(brief().compare("three", rootgrad::Mlp({1, 3}), {"x"})); });
  refused("a network to compare whose columns nobody knows", [&] { with(brief().compare("old", net)); });
  refused("a network to compare without a name", [&] { with(brief().compare("", net, {"x"})); });
  refused("an unknown column of it", [&] { with(brief().compare("old", net, {"xx"})); });
  refused("fewer than no bins", [&] { brief().bins(-1); });
  refused("a loss of an ablation that wants columns", [&] {
    with(brief().ablation(rootgrad::TrainOptions().loss(
        [](rootgrad::Tensor y, rootgrad::Tensor t, rootgrad::Tensor, rootgrad::Tensor) { return (y - t) * (y - t); },
        {"mass"})));
  });
  using rootgrad::ErrorCode;
  refused_by_library("one class only", ErrorCode::Data, [&] { with(brief().task(rootgrad::Task::Binary), "one"); });
  refused_by_library("a label that is no class", ErrorCode::Data,
                     [&] { with(brief().task(rootgrad::Task::Binary), "mass"); });
  refused_by_library("no level", ErrorCode::Argument, [&] { with(brief().level(2)); });
  const auto report = rootgrad::evaluate(net, df, {"x"}, "label", brief()); // everything is unchanged
  refused_by_library("no such number", ErrorCode::Argument, [&] { report["acu"]; });
  refused_by_library("no such ending", ErrorCode::Argument, [&] { report.save("report.docx"); });
  refused_by_library("a report that is none", ErrorCode::NullPointer, [] { rootgrad::Report().numbers(); });
  refused("a figure that is nearly one", [&] { report.Draw("rok"); });
  refused("one picture", [&] { report.save("report.png"); });
  refused("no such folder", [&] { report.save("none/report.root"); });
  refused("no such folder", [&] { report.save("none/report.pdf"); });
  check("the area is still there", near(report["auc"], TMath::Freq(apart / std::sqrt(2.)), 2e-3));
}

std::string first_bytes(const std::string &path, std::size_t n) {
  std::string bytes(n, '\0');
  std::ifstream(path, std::ios::binary).read(&bytes[0], std::streamsize(n));
  return rootgrad::detail::result(bytes);
}

void files(const rootgrad::Report &report) {
  TDirectory *directory = gDirectory;
  TVirtualPad *pad = gPad;
  std::filesystem::create_directory("reports"); // a separate folder: other macros write beside this one
  for (const char *path : {"report.root", "report.pdf", "report.html", "report.json", "report.txt"})
    report.save(std::string("reports/") + path);
  report.save("reports/report.root"); // it replaces the old file
  check("folder and pad are as they were", gDirectory == directory && gPad == pad);
  check("a PDF", first_bytes("reports/report.pdf", 5) == "%PDF-");
  check("a page", report.html().find("<svg") != std::string::npos);
  TFile file("reports/report.root");
  auto *area = file.Get<TParameter<double>>("numbers/auc");
  check("numbers in a file", area && area->GetVal() == report["auc"]);
  auto *json = file.Get<TNamed>("json");
  check("and all of it", json && json->GetTitle() == report.json());
  bool all = true;
  for (const auto &figure : report.figures())
    for (const auto &name : rootgrad::detail::series_names(figure)) {
      const auto path = rootgrad::detail::section_word(figure) + "/" + name;
      const bool there = file.Get(path.c_str()) != nullptr;
      if (!there)
        std::cout << path << " is missing" << std::endl;
      all = all && there;
    }
  check("a series of each figure", all);
  bool ours = true, blue = false;
  for (const auto &figure : report.figures())
    for (const auto &series : figure.series) {
      bool found = series.colour.empty();
      for (std::size_t i = 0; i < 10; ++i)
        found = found || rootgrad::detail::color_of(series.colour) == rootgrad::color(i);
      ours = ours && found;
      blue = blue || (series.label.compare(0, 6, "signal") == 0 &&
                      rootgrad::detail::color_of(series.colour) == rootgrad::signal_color());
    }
  check("the library's colours are the headers'", ours && blue);
  const auto roc = report.figure("roc");
  const auto folder = rootgrad::detail::section_word(roc);
  auto *curve = file.Get<TGraph>((folder + "/roc_network").c_str());
  const auto &wanted = roc.series[1];
  bool same = curve && curve->GetN() == int(wanted.x.size());
  for (int i = 0; same && i < curve->GetN(); ++i)
    same = curve->GetPointX(i) == wanted.x[i] && curve->GetPointY(i) == wanted.y[i];
  check("the curve, point by point", same);
  check("with its axes", curve && std::string(curve->GetXaxis()->GetTitle()) == roc.x.title);
  auto *together = file.Get<TMultiGraph>((folder + "/roc").c_str());
  check("and all curves in one", together && together->GetListOfGraphs()->GetSize() == int(roc.series.size()));
  const std::filesystem::directory_iterator beside("reports");
  check("nothing is left beside", std::distance(begin(beside), end(beside)) == 5);
}

/// Position of the legend of the pad, in fractions of its frame from the left and from below.
std::vector<double> legend_place() {
  gPad->Modified();
  gPad->Update();
  const TLegend *legend = nullptr;
  for (const TObject *object : *gPad->GetListOfPrimitives())
    legend = legend ? legend : dynamic_cast<const TLegend *>(object);
  if (!legend)
    return {};
  const double left = gPad->GetLeftMargin(), bottom = gPad->GetBottomMargin();
  const double across = 1 - left - gPad->GetRightMargin(), up = 1 - bottom - gPad->GetTopMargin();
  return {(legend->GetX1NDC() - left) / across, (legend->GetY1NDC() - bottom) / up,
          (legend->GetX2NDC() - left) / across, (legend->GetY2NDC() - bottom) / up};
}

/// A figure with a single series, y = f(x) in the unit square.
template <class F> rootgrad::Figure curve_of(F f) {
  rootgrad::Figure figure;
  figure.section = figure.name = figure.title = "curve";
  figure.x.title = figure.y.title = "t";
  figure.x.high = figure.y.high = 1;
  figure.series.resize(1);
  figure.series[0].label = "a curve";
  figure.series[0].colour = "#3f90da";
  for (int i = 0; i <= 100; ++i) {
    figure.series[0].x.push_back(i / 100.);
    figure.series[0].y.push_back(f(i / 100.));
  }
  return rootgrad::detail::result(figure);
}

/// True if no point of the series lies behind the legend, and the legend is within the frame.
bool legend_hides_nothing(const rootgrad::Figure &figure) {
  rootgrad::detail::draw_figure(figure);
  const auto at = legend_place();
  bool good = at.size() == 4 && at[0] > 0 && at[1] > 0 && at[2] < 1 && at[3] < 1;
  for (std::size_t i = 0; good && i < figure.series[0].x.size(); ++i) {
    const double x = figure.series[0].x[i], y = figure.series[0].y[i];
    good = !(x > at[0] && x < at[2] && y > at[1] && y < at[3]);
  }
  return good;
}

void pictures(const rootgrad::Report &report) {
  const int before = gROOT->GetListOfCanvases()->GetSize();
  report.Draw();
  const auto canvases = rootgrad::draw(report);
  std::map<std::string, int> sections;
  for (const auto &figure : report.figures())
    ++sections[figure.section];
  check("a canvas for each section, and new ones for the second time",
        canvases.size() == sections.size() &&
            gROOT->GetListOfCanvases()->GetSize() == before + 2 * int(canvases.size()));
  for (auto *canvas : canvases)
    canvas->SaveAs((std::string("reports_") + canvas->GetName() + ".png").c_str());
  TCanvas canvas("roc", "", 600, 600);
  auto *axes = rootgrad::draw(report, "roc");
  check("a figure in a pad", axes && std::string(axes->GetXaxis()->GetTitle()) == report.figure("roc").x.title &&
                                 gPad == &canvas && legend_place().size() == 4);
  report.Draw("rejection");
  check("and another in its place, on its scale", canvas.GetLogy() == 1 && canvas.GetLogx() == 0);
  check("a legend beside a curve that is concave",
        legend_hides_nothing(curve_of([](double x) { return std::sqrt(x); })));
  check("beside one that is convex", legend_hides_nothing(curve_of([](double x) { return x * x; })));
  check("under a V", legend_hides_nothing(curve_of([](double x) { return x < 0.5 ? 1 - 2 * x : 2 * x - 1; })));
  rootgrad::detail::draw_figure(curve_of([](double x) { return std::fmod(std::round(100 * x), 2); }));
  const auto at = legend_place();
  check("and above the frame where there is no place",
        at.size() == 4 && at[1] >= 1 - 1e-3 && canvas.GetTopMargin() > 0.1);
  canvas.SaveAs("reports.png");
}

} // namespace

void reports() {
  gROOT->SetBatch(true);
  numbers("");
  tasks();
  choices();
  refusals();
  const auto report = rootgrad::evaluate(
      linear(1), normal_frame(), normal_frame(), {"x"}, "label",
      rootgrad::EvaluateOptions().permutations(2).integrated_gradients(8).scores("bdt").against({"mass"}).asimov(0.1));
  files(report);
  pictures(report);
  ROOT::EnableImplicitMT(2);
  numbers("two threads: ");
}
