/** Message while a submitted form waits for the page's scripts. */
export const starter = { unsent: "Not sent yet: a part of this page is missing. Write to [email] instead." };
