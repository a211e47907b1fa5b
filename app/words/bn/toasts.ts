/** The area of short notices. */
export const toasts = { area: "বার্তা" };
