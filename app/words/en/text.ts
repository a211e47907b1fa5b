/** Long texts: the legal ones, the agency's own pages, posts. */
export const text = {
  updated: "Last updated:",
  contents: "On this page",
  table: "Table: [columns]",
  footnotes: "Footnotes",
  backTo: "Back to reference [number]",
};
