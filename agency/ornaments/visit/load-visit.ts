export const loadVisit = () => import("./visit");
