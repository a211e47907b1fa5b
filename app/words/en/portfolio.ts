/** Portfolio page. */
export const portfolio = {
  filter: "Filter projects",
  shown: { one: "[count] project shown", other: "[count] projects shown" },
};
