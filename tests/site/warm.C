// A root.exe that has read rootgrad's headers and compiled a fit, which takes most of the time of a page. For each line on standard
// input, "FOLDER CORE SECONDS", it forks a copy. The copy continues as if FOLDER/typed.txt were typed at its prompt, prints to
// FOLDER/warm.log, and leaves its exit status in FOLDER/status.
#include <rootgrad/root.hpp>

#include <cstdio>
#include <fcntl.h>
#include <fstream>
#include <sched.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

/// Compiles once what most pages do.
void fit_once() {
  ROOT::RDataFrame df("events", "events.root");
  rootgrad::Mlp net({2, 4, 1});
  rootgrad::fit(net, df, {"pt", "eta"}, "is_signal", rootgrad::TrainOptions().epochs(1).threads(1));
  auto scored = rootgrad::define(df, "score", net);
  scored.Histo1D("score")->GetMean();
  rootgrad::roc(scored, "score", "is_signal");
}

/// Makes this process the one that runs the page's input at its prompt.
void become(const std::string &folder, int core, unsigned seconds) {
  cpu_set_t cores;
  CPU_ZERO(&cores);
  CPU_SET(core, &cores);
  sched_setaffinity(0, sizeof cores, &cores);
  if (chdir(folder.c_str()) != 0 || !freopen("typed.txt", "r", stdin))
    _exit(3);
  const int log = open("warm.log", O_WRONLY | O_CREAT | O_TRUNC, 0644);
  dup2(log, 1);
  dup2(log, 2);
  alarm(seconds);
}

void warm() {
  fit_once();
  int core;
  unsigned seconds;
  char line[4096], path[4096];
  while (fgets(line, sizeof line, stdin) && sscanf(line, "%4095s %d %u", path, &core, &seconds) == 3) {
    if (fork() != 0) {
      while (waitpid(-1, nullptr, WNOHANG) > 0) {
      }
      continue;
    }
    const pid_t page = fork();
    if (page == 0)
      return become(path, core, seconds); // then continue at the prompt
    int status = 0;
    waitpid(page, &status, 0);
    const std::string to = std::string(path) + "/status";
    std::ofstream(to + ".new") << (WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status));
    rename((to + ".new").c_str(), to.c_str());
    _exit(0);
  }
  _exit(0);
}
