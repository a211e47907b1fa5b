/** The links between the pages of a long list, where `paging` of its page has no others. */
export const lists = {
  paging: {
    label: "Pages of the list",
    page: "page",
    previous: "Previous page",
    next: "Next page",
  },
};
