import type { TreeNode } from './Tree.tsx';

/** A node that is in sight: its parents are open. */
export interface TreeLine {
  readonly node: TreeNode;
  /** 1 for the outermost. */
  readonly level: number;
  /** Its place among its siblings, from 1, and how many they are. */
  readonly place: number;
  readonly of: number;
}

/** The nodes in sight, from top to bottom. */
export function treeLines(nodes: readonly TreeNode[], expanded: ReadonlySet<string>, level = 1): readonly TreeLine[] {
  return nodes.flatMap((node, index) => [
    { node, level, place: index + 1, of: nodes.length },
    ...(expanded.has(node.id) ? treeLines(node.children ?? [], expanded, level + 1) : []),
  ]);
}
