/** Links between the pages of a long list. */
export const lists = {
  paging: {
    label: "Pages of the list",
    page: "page",
    previous: "Previous page",
    next: "Next page",
  },
};
