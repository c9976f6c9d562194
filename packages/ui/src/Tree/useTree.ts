import type { Keys } from '../element/Key.ts';
import { useControlled } from '../state/useControlled.ts';
import type { TreeNode, TreeProps } from './Tree.tsx';

/** Which nodes of a tree are expanded, selected and disabled, and what changes that. */
export function useTree({ selectionMode, onAction, ...props }: Omit<TreeProps, 'items'>) {
  const [expandedKeys, setExpanded] = useControlled<Keys<string>>(props.expandedKeys, props.defaultExpandedKeys ?? [], (keys) =>
    props.onExpandedChange?.(new Set(keys)),
  );
  const [selectedKeys, setSelected] = useControlled<Keys<string>>(props.selectedKeys, props.defaultSelectedKeys ?? [], (keys) =>
    props.onSelectionChange?.(new Set(keys)),
  );
  const expanded = new Set(expandedKeys);
  const selected = new Set(selectedKeys);
  const disabled = new Set(props.disabledKeys);
  const isDisabled = (node: TreeNode) => node.isDisabled === true || disabled.has(node.id);
  const isMultiple = selectionMode === 'multiple';

  const select = (node: TreeNode) => {
    if (selectionMode === 'none' || isDisabled(node)) return;
    setSelected(isMultiple ? toggled(selected, node.id) : [node.id]);
  };

  return {
    expanded,
    selected,
    isDisabled,
    select,
    /** Expands a node, or collapses it. */
    toggle: ({ id }: TreeNode) => setExpanded(toggled(expanded, id)),
    /** Activates a node. With `multiple` and an action it is not selected, because the others would have to stay selected. */
    act: (node: TreeNode) => {
      if (onAction && !isDisabled(node)) onAction(node.id);
      if (!onAction || !isMultiple) select(node);
    },
  };
}

function toggled(keys: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(id)) next.add(id);
  return next;
}
