/** Region of the toasts. sonner 1.7.4 fixes the name of their close button. */
export const toasts = { area: "Notifications" };
