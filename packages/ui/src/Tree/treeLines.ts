import type { TreeNode } from './Tree.tsx';

/** A visible node: its ancestors are expanded. */
export interface TreeLine {
  readonly node: TreeNode;
  /** 1 for the outermost. */
  readonly level: number;
  /** Its position among its siblings, from 1, and their number. */
  readonly place: number;
  readonly of: number;
}

/** The visible nodes, from top to bottom. */
export function treeLines(nodes: readonly TreeNode[], expanded: ReadonlySet<string>, level = 1): readonly TreeLine[] {
  return nodes.flatMap((node, index) => [
    { node, level, place: index + 1, of: nodes.length },
    ...(expanded.has(node.id) ? treeLines(node.children ?? [], expanded, level + 1) : []),
  ]);
}
