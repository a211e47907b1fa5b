/** Accessible name of the region with the toasts. */
export const toasts = { area: "বার্তা" };
