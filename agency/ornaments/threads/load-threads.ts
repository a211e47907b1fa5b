/** Loads the threads beside home's sections. */
export const loadThreads = () => import("./threads");
