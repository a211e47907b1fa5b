/** Default names of the main pages. Names in the menu (site.yaml) take precedence. */
export const pages = {
  home: "Home",
  about: "About",
  services: "Services",
  portfolio: "Portfolio",
  blog: "Blog",
  contact: "Contact",
};
