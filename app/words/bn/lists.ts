/** The links between the pages of a long list, where `paging` of its page has no others. */
export const lists = {
  paging: {
    label: "তালিকার পাতা",
    page: "পাতা",
    previous: "আগের পাতা",
    next: "পরের পাতা",
  },
};
