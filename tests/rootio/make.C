// Files with every kind of column, as this ROOT writes them: tree-<compression>.root and ntuple-<compression>.root. made.py has the
// same closed forms of their values. Also wide.root, and variants of it as second files of a chain.
#include <Compression.h>
#include <RVersion.h>
#include <TFile.h>
#include <TNtuple.h>
#include <TTree.h>

#include <ROOT/RVec.hxx>
#if ROOT_VERSION_CODE >= ROOT_VERSION(6, 40, 0)
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleWriteOptions.hxx>
#include <ROOT/RNTupleWriter.hxx>
#endif

#include <array>
#include <string>
#include <utility>
#include <vector>

constexpr int rows = 20000;

/// Digits that fill 64 bits, different for each row.
ULong64_t digits(ULong64_t row) { return (row + 1) * 11400714819323198485ull; }

void tree(const char *name, int compression) {
  TFile file(name, "RECREATE", "", compression);
  auto *folder = file.mkdir("folder");
  folder->mkdir("inner")->cd();
  auto *tree = new TTree("events", "every kind of column"); // the file's
  tree->SetAutoFlush(7001);                                 // several clusters
  float f;
  double d;
  int i;
  unsigned int ui;
  Long64_t l;
  ULong64_t ul;
  Long_t g;
  short s;
  unsigned short us;
  signed char b;
  unsigned char ub;
  bool o;
  Float16_t f16;
  Double32_t d32;
  float a[3];
  double m[2][2];
  int n;
  float v[8];
  double w[8];
  bool vo[8];
  float pairs[8][2];
  struct {
    float x;
    int y;
  } leaves;
  char c[16];
  char fixed[4];
  std::vector<float> vf;
  std::vector<double> vd;
  std::vector<int> vi;
  std::vector<bool> vb;
  std::vector<unsigned short> vus;
  std::vector<Long64_t> vl;
  std::vector<char> vc;
  std::vector<std::vector<float>> vv;
  std::string text;
  ROOT::RVec<float> rf;
  tree->Branch("f", &f, "f/F");
  tree->Branch("d", &d, "d/D");
  tree->Branch("i", &i, "i/I");
  tree->Branch("ui", &ui, "ui/i");
  tree->Branch("l", &l, "l/L");
  tree->Branch("ul", &ul, "ul/l");
  tree->Branch("g", &g, "g/G");
  tree->Branch("s", &s, "s/S");
  tree->Branch("us", &us, "us/s");
  tree->Branch("b", &b, "b/B");
  tree->Branch("ub", &ub, "ub/b");
  tree->Branch("o", &o, "o/O");
  tree->Branch("f16", &f16, "f16/f[0,0,12]");
  tree->Branch("d32", &d32, "d32/d[0,0,14]");
  tree->Branch("a", a, "a[3]/F");
  tree->Branch("m", m, "m[2][2]/D");
  tree->Branch("n", &n, "n/I");
  tree->Branch("v", v, "v[n]/F");
  tree->Branch("w", w, "w[n]/D");
  tree->Branch("vo", vo, "vo[n]/O");
  tree->Branch("pairs", pairs, "pairs[n][2]/F");
  tree->Branch("p", &leaves, "x/F:y/I");
  tree->Branch("c", c, "c/C");
  tree->Branch("fixed", fixed, "fixed[4]/B");
  tree->Branch("vf", &vf);
  tree->Branch("vd", &vd);
  tree->Branch("vi", &vi);
  tree->Branch("vb", &vb);
  tree->Branch("vus", &vus);
  tree->Branch("vl", &vl);
  tree->Branch("vc", &vc);
  tree->Branch("vv", &vv);
  tree->Branch("text", &text);
  tree->Branch("rf", &rf);
  for (int r = 0; r < rows; r++) {
    f = 0.25f * r - 100, d = r / 7.0, o = r % 3 == 0;
    ul = digits(r), l = Long64_t(ul), g = Long_t(ul), ui = ul >> 32, i = int(ui), us = ul >> 48, s = short(us);
    ub = ul >> 56, b = static_cast<signed char>(ub);
    f16 = f, d32 = d;
    n = r % 6;
    for (int j = 0; j < 3; j++)
      a[j] = r + j / 8.0;
    for (int j = 0; j < 4; j++)
      m[j / 2][j % 2] = r / 7.0 + j;
    vf.clear(), vd.clear(), vi.clear(), vb.clear(), vus.clear(), vl.clear(), vc.clear(), vv.clear(), rf.clear();
    for (int j = 0; j < n; j++) {
      v[j] = r + j / 8.0, w[j] = r / 7.0 + j, vo[j] = (r + j) % 2, pairs[j][0] = r, pairs[j][1] = j;
      vf.push_back(v[j]), vd.push_back(w[j]), vi.push_back(i - j), vb.push_back(vo[j]), vus.push_back(us),
          vl.push_back(l);
      vc.push_back('a'), vv.push_back(vf), rf.push_back(v[j]);
    }
    leaves = {f, i};
    std::snprintf(c, sizeof c, "row %d", r);
    std::snprintf(fixed, sizeof fixed, "abc");
    text = c;
    tree->Fill();
  }
  file.Write();
}

#if ROOT_VERSION_CODE >= ROOT_VERSION(6, 40, 0)
void ntuple(const char *name, int compression) {
  auto model = ROOT::RNTupleModel::Create();
  auto f = model->MakeField<float>("f");
  auto d = model->MakeField<double>("d");
  auto i = model->MakeField<std::int32_t>("i");
  auto ui = model->MakeField<std::uint32_t>("ui");
  auto l = model->MakeField<std::int64_t>("l");
  auto ul = model->MakeField<std::uint64_t>("ul");
  auto s = model->MakeField<std::int16_t>("s");
  auto us = model->MakeField<std::uint16_t>("us");
  auto b = model->MakeField<std::int8_t>("b");
  auto ub = model->MakeField<std::uint8_t>("ub");
  auto o = model->MakeField<bool>("o");
  auto a = model->MakeField<std::array<float, 3>>("a");
  auto m = model->MakeField<std::array<std::array<double, 2>, 2>>("m");
  auto p = model->MakeField<std::pair<float, std::int32_t>>("p");
  auto vf = model->MakeField<std::vector<float>>("vf");
  auto vd = model->MakeField<std::vector<double>>("vd");
  auto vi = model->MakeField<std::vector<std::int32_t>>("vi");
  auto vb = model->MakeField<std::vector<bool>>("vb");
  auto vus = model->MakeField<std::vector<std::uint16_t>>("vus");
  auto vl = model->MakeField<std::vector<std::int64_t>>("vl");
  auto rf = model->MakeField<ROOT::RVec<float>>("rf");
  auto vp = model->MakeField<std::vector<std::pair<float, std::int32_t>>>("vp");
  auto vv = model->MakeField<std::vector<std::vector<float>>>("vv");
  auto va = model->MakeField<std::vector<std::array<float, 2>>>("va");
  auto text = model->MakeField<std::string>("text");
  TFile file(name, "RECREATE");
  auto *folder = file.mkdir("folder");
  ROOT::RNTupleWriteOptions options;
  options.SetCompression(compression);
  auto writer = ROOT::RNTupleWriter::Append(std::move(model), "events", *folder, options);
  for (int r = 0; r < rows; r++) {
    *f = 0.25f * r - 100, *d = r / 7.0, *o = r % 3 == 0;
    *ul = digits(r), *l = std::int64_t(*ul), *ui = *ul >> 32, *i = int(*ui), *us = *ul >> 48, *s = short(*us);
    *ub = *ul >> 56, *b = static_cast<signed char>(*ub);
    for (int j = 0; j < 3; j++)
      (*a)[j] = r + j / 8.0;
    for (int j = 0; j < 4; j++)
      (*m)[j / 2][j % 2] = r / 7.0 + j;
    *p = {*f, *i};
    vf->clear(), vd->clear(), vi->clear(), vb->clear(), vus->clear(), vl->clear(), rf->clear(), vp->clear(),
        vv->clear();
    va->clear();
    for (int j = 0; j < r % 6; j++) {
      vf->push_back(r + j / 8.0), vd->push_back(r / 7.0 + j), vi->push_back(*i - j), vb->push_back((r + j) % 2);
      vus->push_back(*us), vl->push_back(*l), rf->push_back(r + j / 8.0), vp->push_back({vf->back(), *i});
      vv->push_back(*vf), va->push_back({1.f, 2.f});
    }
    *text = "row " + std::to_string(r);
    writer->Fill();
    if (r % 7001 == 7000)
      writer->CommitCluster();
  }
}
#endif

/// A tree for chains: column `x` of type T, and `y` if wanted.
template <typename T> void part(const char *name, const char *type, int from, int to, bool with_y = true) {
  TFile file(name, "RECREATE");
  auto *tree = new TTree("events", "a part of a chain");
  T x;
  float y;
  tree->Branch("x", &x, (std::string("x/") + type).c_str());
  if (with_y)
    tree->Branch("y", &y, "y/F");
  for (int r = from; r < to; r++) {
    x = r, y = -r;
    tree->Fill();
  }
  file.Write();
}

void make() {
  const std::pair<const char *, int> compressions[] = {
      {"none", 0}, {"zlib", 101}, {"lzma", 207}, {"lz4", 404}, {"zstd", 505}};
  for (const auto &[name, setting] : compressions) {
    tree((std::string("tree-") + name + ".root").c_str(), setting);
#if ROOT_VERSION_CODE >= ROOT_VERSION(6, 40, 0)
    ntuple((std::string("ntuple-") + name + ".root").c_str(), setting);
#endif
  }
  part<float>("part-1.root", "F", 0, 1000);
  part<float>("part-2.root", "F", 1000, 1000); // no row
  part<float>("part-3.root", "F", 1000, 2500);
  part<double>("part-double.root", "D", 0, 10);
  part<float>("part-without.root", "F", 0, 10, false);
}
