/** Newsletter form in the footer: toasts, and notes below the form after submission. */
export const newsletter = {
  sending: "Subscribing...",
  simulated: "In this demonstration your address is neither sent nor kept.",
  invalid: { title: "Invalid email", description: "Please enter a valid email address." },
  success: { title: "Success!", description: "You have been subscribed to our newsletter." },
  error: { title: "Error", description: "Failed to subscribe. Please try again later." },
  notes: {
    invalid: "An address needs an @, as in you@company.com.",
    success: "Your address is on the list.",
    error: "Your address is not on the list yet.",
  },
  withoutScripts: "This form needs JavaScript. Write to [email] and we put you on the list.",
};
