/** About page. */
export const about = { figures: "The agency in figures" };
