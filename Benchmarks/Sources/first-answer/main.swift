import Glibc
import UniformTypes

func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

let start = nanoseconds()
let type = UTType(filenameExtension: "mov")
let isMovie = type?.conforms(to: .movie) ?? false
let end = nanoseconds()

guard isMovie else { exit(1) }
print(end - start)
