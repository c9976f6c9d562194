/** The list with the item at `from` moved to the index `to`. */
export function moveBlock<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const moved = list[from];
  return moved === undefined || from === to ? list : list.toSpliced(from, 1).toSpliced(to, 0, moved);
}
