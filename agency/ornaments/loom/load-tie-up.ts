export const loadTieUp = () => import("./tie-up");
