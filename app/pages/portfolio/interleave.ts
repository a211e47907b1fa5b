/**
 * Takes one item from each list in turn; the items of longer lists are spread evenly.
 * @returns all items, the first of every list first; those of one list keep their order.
 */
export function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return lists
    .flatMap((list) =>
      list.map((item, index) => ({ item, place: index === 0 ? 0 : (index + 0.5) / list.length })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
