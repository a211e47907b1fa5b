/** The main pages, where the menu does not name them. */
export const pages = {
  home: "হোম",
  about: "আমাদের কথা",
  services: "সেবা",
  portfolio: "কাজ",
  blog: "ব্লগ",
  contact: "যোগাযোগ",
};
