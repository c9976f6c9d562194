import { Button, Tag, TagGroup as Group, TagList, type TagGroupProps as GroupProps } from 'react-aria-components/TagGroup';
import { Label } from 'react-aria-components/Label';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { close } from '../Icon/icons.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './TagGroup.css.ts';

export interface TagItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface TagGroupProps<Id extends string = string>
  extends ElementProps<HTMLDivElement>, Pick<GroupProps, 'selectionMode' | 'disallowEmptySelection'> {
  /** What the tags are, such as "Filters". */
  label: string;
  /** Hides the label; it remains the accessible name. */
  isLabelHidden?: boolean;
  items: readonly TagItem<Id>[];
  /** Called with the ids of removed tags. Without it no tag can be removed. */
  onRemove?: (ids: readonly Id[]) => void;
  selectedKeys?: Iterable<Id>;
  defaultSelectedKeys?: Iterable<Id>;
  onSelectionChange?: (keys: ReadonlySet<Id>) => void;
  /** Shown if there are no tags. */
  empty?: ReactNode;
}

/** A list of short labels, such as the filters in effect, that can be removed or selected. Arrow keys move between them. */
export function TagGroup<Id extends string>({ label, isLabelHidden, items, onRemove, empty, ...rest }: TagGroupProps<Id>) {
  const { selectionMode, disallowEmptySelection, selectedKeys, defaultSelectedKeys, onSelectionChange, ...element } = rest;
  const idsOf = (keys: Iterable<unknown>) => {
    const chosen = new Set(keys);
    return items.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  };
  return (
    <Group
      {...pickElementProps(element)}
      {...(selectionMode && { selectionMode })}
      {...(disallowEmptySelection !== undefined && { disallowEmptySelection })}
      {...(selectedKeys && { selectedKeys })}
      {...(defaultSelectedKeys && { defaultSelectedKeys })}
      onSelectionChange={(keys) => onSelectionChange?.(new Set(keys === 'all' ? items.map(({ id }) => id) : idsOf(keys)))}
      {...(onRemove && { onRemove: (keys) => onRemove(idsOf(keys)) })}
      className={css.group}
    >
      <Label className={isLabelHidden ? visuallyHidden : css.label}>{label}</Label>
      <TagList items={items} className={css.list} renderEmptyState={() => <span className={css.empty}>{empty}</span>}>
        {({ label: text, isDisabled }) => (
          <Tag textValue={text} isDisabled={isDisabled} className={css.tag}>
            {text}
            {onRemove && (
              <Button slot="remove" className={css.remove}>
                <Icon of={close} size={14} />
              </Button>
            )}
          </Tag>
        )}
      </TagList>
    </Group>
  );
}
