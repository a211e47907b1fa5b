/** Region of the toasts. */
export const toasts = { area: "বার্তা" };
