/** Accessible name of the region with the toasts. sonner 1.7.4 allows no other name for their close button. */
export const toasts = { area: "Notifications" };
