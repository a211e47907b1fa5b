/**
 * Takes one item from each list in turn, so that a long list of everything changes its dye from card to card; a list
 * that is longer than the others is spread over the whole, so that its rest does not stand alone at the end.
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
