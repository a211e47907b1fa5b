/** Long texts: legal texts, the agency's additional pages, posts. */
export const text = {
  updated: "Last updated:",
  contents: "On this page",
  table: "Table: [columns]",
  footnotes: "Footnotes",
  backTo: "Back to reference [number]",
};
