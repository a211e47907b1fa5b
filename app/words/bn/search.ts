/** Search dialog. All its other texts are in the agency's pages/search.yaml. */
export const search = { escape: "Esc" };
