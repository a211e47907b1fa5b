export const loadThanks = () => import("./thanks");
