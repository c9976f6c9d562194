/**
 * The difference between a component's accessibility tree and its reviewed baseline, as lines with − and +; undefined when they
 * are equal.
 */
export function compareTree(reviewed: string | undefined, tree: string): string | undefined {
  if (reviewed === tree) return undefined;
  if (reviewed === undefined) return '  It has not been reviewed yet.';
  const before = reviewed.split('\n');
  const after = tree.split('\n');
  const gone = before.filter((line) => !after.includes(line)).map((line) => `  - ${line}`);
  const come = after.filter((line) => !before.includes(line)).map((line) => `  + ${line}`);
  return gone.length + come.length > 0 ? [...gone, ...come].join('\n') : '  The same lines stand in another order.';
}
