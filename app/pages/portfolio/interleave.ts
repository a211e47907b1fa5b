/**
 * Takes one item from each list in turn, so that a long list of everything changes its dye from card to card.
 * @returns all items; those of one list keep their order.
 */
export function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
