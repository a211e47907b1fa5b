/** Fetches the threads that pass home's sections. */
export const loadThreads = () => import("./threads");
