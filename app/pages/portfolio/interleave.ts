/** One item of each list in turn; those of longer lists are spread evenly, and keep their order. */
export function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return lists
    .flatMap((list) =>
      list.map((item, index) => ({ item, place: index === 0 ? 0 : (index + 0.5) / list.length })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
