/** Default names of the main pages. Names in the menu (site.yaml) take precedence. */
export const pages = {
  home: "হোম",
  about: "আমাদের কথা",
  services: "সেবা",
  portfolio: "কাজ",
  blog: "ব্লগ",
  contact: "যোগাযোগ",
};
