/** Header, menus, footer, and messages for a page that fails to load. */
export const layout = {
  skip: "Skip to content",
  mainMenu: "Main",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  submenu: "[name] menu",
  closeSearch: "Close search",
  footer: "Footer",
  loading: "Loading",
  newTab: "(opens in a new tab)",
  missing: "The site was updated after you opened this page, so a part of it is missing.",
  reload: "Load the page again",
  failure: {
    title: "This page did not load",
    answer: "Load the page again, or start from the home page.",
    connection: "The connection may be down. The page loads by itself when it is back.",
    retry: "Retry",
    home: "Return Home",
  },
};
