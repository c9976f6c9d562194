/** The addresses in their order after one was moved before or after another. */
export function orderAfterMove(
  order: readonly string[],
  moved: string,
  target: string,
  position: 'before' | 'after',
): readonly string[] {
  if (moved === target) return order;
  const rest = order.filter((slug) => slug !== moved);
  const at = rest.indexOf(target) + (position === 'after' ? 1 : 0);
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}
