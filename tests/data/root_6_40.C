// Writes root_6_40.root: a TTree of a ROOT too new for the reader without ROOT (its error is tested).
// root -l -b -q tests/data/root_6_40.C
void root_6_40() {
  TFile file("tests/data/root_6_40.root", "RECREATE");
  TTree tree("events", "");
  float pt;
  tree.Branch("pt", &pt);
  for (int i = 0; i < 10; ++i) {
    pt = i;
    tree.Fill();
  }
  tree.Write();
  file.Close();
}
