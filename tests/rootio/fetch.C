// A file of the web as a data set, in root.exe: web.py calls this with its server's address.
R__LOAD_LIBRARY(librootgrad)
#include <rootgrad/fetch.hpp>

#include <ROOT/RDataFrame.hxx>

#include <iostream>
#include <string>

/// Prints the message of the exception of fetch().
void reported(const std::string &url) {
  try {
    const std::string path = rootgrad::fetch(url);
    std::cout << "fetched " << path << "\n";
  } catch (const rootgrad::Error &error) {
    std::cout << static_cast<int>(error.code()) << " " << error.what() << "\n";
  }
}

void fetch(const char *base) {
  const std::string url = base, path = rootgrad::fetch(url + "/part-1.root");
  ROOT::RDataFrame df("events", path);
  std::cout << path << "\n" << *df.Count() << " " << *df.Sum("x") << "\n";
  reported(url + "/nowhere.root");
  reported("root://host/x.root");
}
