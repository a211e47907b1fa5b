/** Loads the threads beside the home page's sections. */
export const loadThreads = () => import("./threads");
