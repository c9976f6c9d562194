import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { joinIds } from '../element/joinIds.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { menu } from '../Icon/icons.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './ReorderList.css.ts';

export interface ReorderItem {
  readonly id: string;
  /** The name, which typeahead matches and which is announced while the item is moved. */
  readonly name: string;
  readonly content: ReactNode;
  /** How many steps the item is indented. @default 0 */
  readonly indent?: number;
}

interface OrderProps extends ElementProps {
  /** The accessible name. */
  'aria-label': string;
  items: readonly ReorderItem[];
  /** Called when an item is dropped before or after another one. */
  onMove: (id: string, target: string, position: 'before' | 'after') => void;
  /** The accessible name of an item's handle. @default "Move" and the item's name */
  moveLabel?: (name: string) => string;
}

interface SelectionProps {
  /** Id of the selected item, `null` for none. */
  selectedKey: string | null;
  onSelectionChange: (key: string) => void;
}

/** Without `selectedKey`, items cannot be selected. */
export type ReorderListProps = OrderProps & (SelectionProps | { [Name in keyof SelectionProps]?: undefined });

/** A list whose items are moved with the pointer or the keyboard, and of which one may be selected. Load it lazily. */
export function ReorderList(given: ReorderListProps) {
  const {
    'aria-label': name,
    items,
    onMove,
    selectedKey,
    onSelectionChange,
    moveLabel,
    ...element
  } = useTexts('ReorderList', given);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      const [moved] = keys;
      if (moved !== undefined && dropPosition !== 'on') onMove(String(moved), String(key), dropPosition);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.indicator} />,
  });
  return (
    <GridList
      {...pickElementProps(element)}
      // With drag and drop, React Aria's own id and description would replace the given ones.
      render={(parts) => (
        <div
          {...parts}
          id={element.id ?? parts.id}
          aria-describedby={joinIds(element['aria-describedby'], parts['aria-describedby'])}
        />
      )}
      aria-label={name}
      items={items}
      dragAndDropHooks={dragAndDropHooks}
      selectionMode={selectedKey === undefined ? 'none' : 'single'}
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={selectedKey == null ? [] : [selectedKey]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onSelectionChange?.(String(key));
      }}
      className={css.list}
    >
      {({ id, name: itemName, content, indent = 0 }) => (
        <GridListItem id={id} textValue={itemName} className={css.item} style={{ marginInlineStart: indent * 24 }}>
          <Button slot="drag" className={css.handle} aria-label={moveLabel ? moveLabel(itemName) : `Move ${itemName}`}>
            <Icon of={menu} size={16} />
          </Button>
          <div className={css.content}>{content}</div>
        </GridListItem>
      )}
    </GridList>
  );
}
