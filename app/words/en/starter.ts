/** What a page says before its scripts have come. */
export const starter = { unsent: "Not sent yet: a part of this page is missing. Write to [email] instead." };
