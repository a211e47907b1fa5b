/** Search dialog. Its other texts are the agency's (pages/search.yaml). */
export const search = { escape: "Esc" };
