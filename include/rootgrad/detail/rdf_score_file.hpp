/// \file rdf_score_file.hpp
/// A ROOT file that is written to a temporary file and renamed when it is complete.
#ifndef ROOTGRAD_RDF_SCORE_FILE_HPP
#define ROOTGRAD_RDF_SCORE_FILE_HPP

#include "../rootgrad.hpp"
#include "rdf_on_use.hpp"

#include <TDirectory.h>
#include <TFile.h>
#include <TTree.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <random>
#include <string>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rootgrad {
namespace detail {

[[noreturn]] inline void throw_io(const std::string &action, const std::string &path, const std::string &reason) {
  throw Error(ErrorCode::Io, "cannot " + action + " '" + path + "': " + reason);
}

ROOTGRAD_ON_USE void sync_or_throw(const std::string &path, const std::string &named, int flags) {
  const int file = ::open(path.c_str(), flags | O_CLOEXEC);
  const bool ok = file >= 0 && ::fsync(file) == 0;
  const int reason = errno;
  if (file >= 0)
    ::close(file);
  // Some file systems cannot sync a directory; the file is still good.
  if (!ok && !((flags & O_DIRECTORY) && (reason == EINVAL || reason == ENOTSUP || reason == EACCES || reason == EPERM)))
    throw_io("sync", named, std::strerror(reason));
}

/// A new file in its own temporary directory beside the target. ROOT opens files by name and replaces existing ones. So
/// the directory has a name that nobody can foresee, and permissions that let nobody else enter. It is removed with its
/// content unless the file has been committed.
class FileBeside {
  static constexpr const char *name_ = "scores.root";
  std::string named_; // path as the user gave it
  std::filesystem::path target_, directory_;
  int lock_ = -1; // held during the lifetime: a directory without a lock belongs to a process that was killed

  static std::string new_name() {
    std::random_device random; // the system's generator
    char name[48];
    std::snprintf(name, sizeof name, ".rootgrad-%08x%08x%08x%08x.dir", random(), random(), random(), random());
    return name;
  }

  static bool is_ours(const std::string &name) {
    return name.size() == 46 && name.compare(0, 10, ".rootgrad-") == 0 && name.compare(42, 4, ".dir") == 0 &&
           name.find_first_not_of("0123456789abcdef", 10) == 42;
  }

  bool is_a_score_file() const {
    char magic[4] = {}; // checked first, since ROOT prints errors about files of other formats
    if (std::FILE *file = std::fopen(target_.c_str(), "rb")) {
      const bool read = std::fread(magic, 1, 4, file) == 4;
      std::fclose(file);
      if (!read || std::memcmp(magic, "root", 4) != 0)
        return false;
    }
    const TDirectory::TContext back;
    TFile file(target_.c_str(), "read");
    return !file.IsZombie() && std::strcmp(file.GetTitle(), title) == 0;
  }

  /// Path that the content is for: the given path, or the target of its link, even if that does not exist.
  static std::filesystem::path resolve(const std::string &named) {
    std::filesystem::path path(named);
    std::error_code error;
    if (named.find("://") != std::string::npos)
      throw_io("write", named, "it is not local; wanted a path on this machine (copy the file when it is whole)");
    if (path.filename().empty() || path.filename() == "." || path.filename() == "..")
      throw_io("write", named, "the path does not name a file");
    for (int links = 0; std::filesystem::is_symlink(std::filesystem::symlink_status(path, error)); ++links) {
      if (links == 40)
        throw_io("write", named, "it is a link that does not lead to a file name");
      const auto next = std::filesystem::read_symlink(path, error);
      if (error)
        throw_io("write", named, error.message());
      path = path.parent_path() / next;
    }
    const auto found = std::filesystem::status(path, error);
    if (std::filesystem::exists(found) && !std::filesystem::is_regular_file(found))
      throw_io("write", named, std::filesystem::is_directory(found) ? "it is a directory" : "it is not a regular file");
    return std::filesystem::absolute(path);
  }

  /// Removes directories of processes that were killed. Errors are ignored: the next process tries again.
  void sweep() const {
    std::error_code error;
    for (const auto &entry : std::filesystem::directory_iterator(target_.parent_path(), error)) {
      const auto path = entry.path();
      if (!is_ours(path.filename().string()) || path == directory_)
        continue;
      const int left = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      struct stat found = {}, own = {};
      // If several machines share a file system, locks may be local to each: so the directory must also be a day old.
      if (left >= 0 && ::fstat(left, &found) == 0 && found.st_uid == ::geteuid() && ::fstat(lock_, &own) == 0 &&
          own.st_mtime - found.st_mtime > 24 * 3600 && ::flock(left, LOCK_EX | LOCK_NB) == 0) {
        ::unlinkat(left, name_, 0);
        ::rmdir(path.c_str());
      }
      if (left >= 0)
        ::close(left);
    }
  }

public:
  static constexpr const char *title = "scores by rootgrad"; ///< title of the ROOT file

  /// Throws `Io` if no file can be created there.
  explicit FileBeside(const std::string &path) : named_(path), target_(resolve(c_string("path", path))) {
    for (int attempt = 0; attempt < 16 && lock_ < 0; ++attempt) {
      directory_ = target_.parent_path() / new_name();
      if (::mkdir(directory_.c_str(), 0700) != 0) {
        if (errno == EEXIST)
          continue;
        throw_io("create", named_, std::strerror(errno));
      }
      lock_ = ::open(directory_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
      if (lock_ < 0) {
        const int reason = errno;
        ::rmdir(directory_.c_str());
        throw_io("create", named_, std::strerror(reason));
      }
    }
    if (lock_ < 0)
      throw_io("create", named_, "no new name was found");
    static_cast<void>(::flock(lock_, LOCK_EX | LOCK_NB)); // without locks nobody removes old directories either
    sweep();
  }
  FileBeside(const FileBeside &) = delete;
  FileBeside &operator=(const FileBeside &) = delete;
  ~FileBeside() {
    ::unlink(path().c_str());
    ::rmdir(directory_.c_str());
    ::close(lock_);
  }

  /// Path to write the content to.
  std::string path() const { return (directory_ / name_).string(); }
  /// Path that the user gave.
  const std::string &named() const { return named_; }
  /// True if that path leads to this file.
  bool replaces(const std::string &file) const {
    std::error_code error;
    return std::filesystem::equivalent(target_, file, error) && !error;
  }

  /// True if there is an existing file that an earlier call did not write.
  bool replaces_another_kind() const {
    std::error_code error;
    return std::filesystem::exists(target_, error) && !is_a_score_file();
  }

  /// Flushes the content to disk and renames the file to its final path. Keeps the permissions of an older file.
  void commit() {
    struct stat old = {};
    if (::stat(target_.c_str(), &old) == 0 && ::chmod(path().c_str(), old.st_mode & 07777) != 0)
      throw_io("write", named_, std::strerror(errno));
    sync_or_throw(path(), named_, O_RDONLY);
    if (::rename(path().c_str(), target_.c_str()) != 0)
      throw_io("write", named_, std::strerror(errno));
    sync_or_throw(target_.parent_path().string(), named_, O_RDONLY | O_DIRECTORY);
  }
};

/// Scores by entry, stored in pieces, so that memory is never moved; entries without scores have NaN.
class ScoreTable {
  static constexpr std::size_t piece_ = 65536; // number of entries in a piece
  struct Piece {
    std::vector<float> values;
    std::vector<bool> there;
  };
  std::size_t outputs_;
  std::vector<Piece> pieces_;
  unsigned long long scored_ = 0;

public:
  explicit ScoreTable(std::size_t outputs) : outputs_(outputs) {}

  /// Stores rows. Returns false at the first entry that was stored before; `entries` then points to it.
  bool put(const unsigned long long *&entries, std::size_t rows, const float *scores) {
    for (std::size_t i = 0; i < rows; ++i, ++entries, scores += outputs_) {
      const auto at = static_cast<std::size_t>(*entries / piece_), within = static_cast<std::size_t>(*entries % piece_);
      if (at >= pieces_.size())
        pieces_.resize(at + 1);
      auto &piece = pieces_[at];
      if (piece.there.empty()) {
        piece.values.resize(piece_ * outputs_);
        piece.there.resize(piece_);
      }
      if (piece.there[within])
        return false;
      piece.there[within] = true;
      std::memcpy(piece.values.data() + within * outputs_, scores, outputs_ * sizeof(float));
      ++scored_;
    }
    return true;
  }

  /// Returns the scores of an entry; NULL if it has none.
  const float *operator()(unsigned long long entry) const {
    const auto at = static_cast<std::size_t>(entry / piece_), within = static_cast<std::size_t>(entry % piece_);
    if (at >= pieces_.size() || pieces_[at].there.empty() || !pieces_[at].there[within])
      return nullptr;
    return pieces_[at].values.data() + within * outputs_;
  }
  unsigned long long scored() const { return scored_; }
  std::size_t outputs() const { return outputs_; }
};

} // namespace detail
} // namespace rootgrad

#endif
