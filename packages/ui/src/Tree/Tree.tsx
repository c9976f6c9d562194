import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { Keys } from '../element/Key.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { useGivenRef } from '../element/useGivenRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronRight, type IconShape } from '../Icon/icons.ts';
import { useControlled } from '../state/useControlled.ts';
import * as css from './Tree.css.ts';
import { treeLines } from './treeLines.ts';
import { treeMove } from './treeMove.ts';

export interface TreeNode {
  id: string;
  /** The name, which typeahead matches. */
  label: string;
  icon?: IconShape;
  /** At the end of the line: a count, an amount. */
  detail?: ReactNode;
  children?: readonly TreeNode[];
}

export interface TreeProps extends ElementProps {
  /** The accessible name. */
  'aria-label': string;
  items: readonly TreeNode[];
  /** Ids of the expanded nodes, if controlled with `onExpandedChange`. */
  expandedKeys?: Keys<string>;
  defaultExpandedKeys?: Keys<string>;
  onExpandedChange?: (keys: Set<string>) => void;
  /** Id of the selected node, if controlled with `onSelectionChange`. */
  selectedKeys?: Keys<string>;
  defaultSelectedKeys?: Keys<string>;
  onSelectionChange?: (keys: Set<string>) => void;
}

/** A tree with single selection: one tab stop, with arrow keys inside. */
export function Tree({ items, ...props }: TreeProps) {
  requireProps('Tree', { items });
  const [expandedKeys, setExpanded] = useControlled<Keys<string>>(props.expandedKeys, props.defaultExpandedKeys ?? [], (keys) =>
    props.onExpandedChange?.(new Set(keys)),
  );
  const expanded = new Set(expandedKeys);
  const [selectedKeys, setSelected] = useControlled<Keys<string>>(props.selectedKeys, props.defaultSelectedKeys ?? [], (keys) =>
    props.onSelectionChange?.(new Set(keys)),
  );
  const [selected] = selectedKeys;
  const [active, setActive] = useState(selected);
  const root = useRef<HTMLDivElement>(null);
  useGivenRef(props.ref, root);
  const lines = treeLines(items, expanded);
  const stop = Math.max(
    0,
    lines.findIndex(({ node }) => node.id === active),
  );

  const open = (id: string, isOpen: boolean) => {
    const next = new Set(expanded);
    if (isOpen) next.add(id);
    else next.delete(id);
    setExpanded(next);
  };

  const press = (event: KeyboardEvent<HTMLElement>, at: number, id: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isChosen = event.key === 'Enter' || event.key === ' ';
    const move = isChosen ? undefined : treeMove(lines, at, alongText(event), expanded.has(id));
    if (!isChosen && !move) return;
    event.preventDefault();
    if (isChosen) setSelected([id]);
    else if (move && 'to' in move) root.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[move.to]?.focus();
    else if (move) open(id, move.isOpen);
  };

  return (
    <div {...pickElementProps(props)} ref={root} role="tree" className={css.tree}>
      {lines.map(({ node: { id, label: name, icon, detail, children = [] }, level, place, of }, index) => (
        <div
          key={id}
          role="treeitem"
          tabIndex={index === stop ? 0 : -1}
          className={css.item}
          style={{ paddingInlineStart: (level - 1) * 24 }}
          aria-level={level}
          aria-posinset={place}
          aria-setsize={of}
          aria-expanded={children.length > 0 ? expanded.has(id) : undefined}
          aria-selected={id === selected}
          onFocus={() => setActive(id)}
          onKeyDown={(event) => press(event, index, id)}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest(`.${css.chevron}`)) open(id, !expanded.has(id));
            else setSelected([id]);
          }}
        >
          <span className={children.length > 0 ? css.chevron : css.noChevron}>
            {children.length > 0 && <Icon of={chevronRight} size={16} />}
          </span>
          {icon && <Icon of={icon} size={16} />}
          <span className={css.label}>{name}</span>
          {detail && <span className={css.detail}>{detail}</span>}
        </div>
      ))}
    </div>
  );
}

/** Maps the arrow in reading direction to `In`, the opposite one to `Out`, and other keys to themselves. */
function alongText({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowRight') return isRightToLeft ? 'Out' : 'In';
  if (key === 'ArrowLeft') return isRightToLeft ? 'In' : 'Out';
  return key;
}
