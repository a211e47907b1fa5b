export const loadVisit = () => import("./visit");
export const loadVisitThanks = () => import("./visit-thanks");
