/** The search dialog; its other words are the agency's (pages/search.yaml). */
export const search = { escape: "Esc" };
