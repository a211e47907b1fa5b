/** About page. */
export const about = { figures: "সংখ্যায় এজেন্সি" };
