/** The area of short notices. The name of their close button is fixed in sonner 1.7.4. */
export const toasts = { area: "Notifications" };
