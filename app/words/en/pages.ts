/** The main pages, where the menu does not name them. */
export const pages = {
  home: "Home",
  about: "About",
  services: "Services",
  portfolio: "Portfolio",
  blog: "Blog",
  contact: "Contact",
};
