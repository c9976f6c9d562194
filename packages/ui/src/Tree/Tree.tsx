import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { Keys } from '../element/Key.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { useGivenRef } from '../element/useGivenRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check, chevronRight, type IconShape } from '../Icon/icons.ts';
import * as css from './Tree.css.ts';
import { treeLines } from './treeLines.ts';
import { treeMove } from './treeMove.ts';
import { useTree } from './useTree.ts';

export interface TreeNode {
  id: string;
  /** The name, which typeahead matches. */
  label: string;
  icon?: IconShape;
  /** At the end of the line: a count, an amount. */
  detail?: ReactNode;
  children?: readonly TreeNode[];
  isDisabled?: boolean;
}

export interface TreeProps extends ElementProps {
  /** The accessible name. */
  'aria-label': string;
  items: readonly TreeNode[];
  /** Ids of the expanded nodes, if controlled with `onExpandedChange`. */
  expandedKeys?: Keys<string>;
  defaultExpandedKeys?: Keys<string>;
  onExpandedChange?: (keys: Set<string>) => void;
  /** How many nodes can be selected. @default 'single' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids of the selected nodes, if controlled with `onSelectionChange`. */
  selectedKeys?: Keys<string>;
  defaultSelectedKeys?: Keys<string>;
  onSelectionChange?: (keys: Set<string>) => void;
  /** Ids of nodes that can be neither selected nor activated, in addition to those with `isDisabled`; they still expand. */
  disabledKeys?: Keys<string>;
  /**
   * Called with the id of a node that is activated: by a press, or by Enter. It is selected too; with `multiple` not, so that
   * several stay selected: its box and Space select there.
   */
  onAction?: (id: string) => void;
}

/** Nested items, of which one, several or none can be selected: one tab stop, with arrow keys inside. */
export function Tree({ items, selectionMode = 'single', ...props }: TreeProps) {
  requireProps('Tree', { items });
  const { expanded, selected, isDisabled, select, toggle, act } = useTree({ selectionMode, ...props });
  const [active, setActive] = useState(() => [...selected][0]);
  const root = useRef<HTMLDivElement>(null);
  useGivenRef(props.ref, root);
  const lines = treeLines(items, expanded);
  const stop = Math.max(
    0,
    lines.findIndex(({ node }) => node.id === active),
  );

  const press = (event: KeyboardEvent<HTMLElement>, at: number, node: TreeNode) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choose = { Enter: act, ' ': select }[event.key];
    const move = choose ? undefined : treeMove(lines, at, alongText(event), expanded.has(node.id));
    if (!choose && !move) return;
    event.preventDefault();
    if (choose) choose(node);
    else if (move && 'to' in move) root.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[move.to]?.focus();
    else toggle(node);
  };

  return (
    <div
      {...pickElementProps(props)}
      ref={root}
      role="tree"
      aria-multiselectable={selectionMode === 'multiple' || undefined}
      className={css.tree}
    >
      {lines.map(({ node, level, place, of }, index) => {
        const { id, label, icon, detail, children = [] } = node;
        return (
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
            aria-selected={selectionMode === 'none' ? undefined : selected.has(id)}
            aria-disabled={isDisabled(node) || undefined}
            onFocus={() => setActive(id)}
            onKeyDown={(event) => press(event, index, node)}
            onClick={({ target }) => {
              const isIn = (part: string) => target instanceof Element && target.closest(`.${part}`) !== null;
              if (isIn(css.chevron)) toggle(node);
              else if (isIn(css.box)) select(node);
              else act(node);
            }}
          >
            <span className={children.length > 0 ? css.chevron : css.noChevron}>
              {children.length > 0 && <Icon of={chevronRight} size={16} />}
            </span>
            {selectionMode === 'multiple' && <span className={css.box}>{selected.has(id) && <Icon of={check} size={14} />}</span>}
            {icon && <Icon of={icon} size={16} />}
            <span className={css.label}>{label}</span>
            {detail && <span className={css.detail}>{detail}</span>}
          </div>
        );
      })}
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
