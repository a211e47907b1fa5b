/** Message about a submitted form that waits for the page's scripts. */
export const boot = { unsent: "Not sent yet: a part of this page is missing. Write to [email] instead." };
