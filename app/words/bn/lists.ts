/** Links between the pages of a long list. */
export const lists = {
  paging: {
    label: "তালিকার পাতা",
    page: "পাতা",
    previous: "আগের পাতা",
    next: "পরের পাতা",
  },
};
