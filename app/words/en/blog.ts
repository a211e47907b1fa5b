/** Blog page. */
export const blog = {
  filter: "Filter posts",
  shown: { one: "[count] post shown", other: "[count] posts shown" },
};
