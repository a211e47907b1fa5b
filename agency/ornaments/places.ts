// Re-exports alone: the build then puts each into the files of what draws it.
export { loadThreads as loadHomeLine } from "./threads/load-threads";
export { LooseEnd as closingLink } from "./threads/loose-end";
export { ResultRope as resultMark } from "./threads/rope";
export { ThreadEnd as homeLineEnd } from "./threads/thread-end";
export { WovenHeading as servicesHeading } from "./threads/woven-heading";
