import { Button, Tag, TagGroup as Group, TagList, type TagGroupProps as GroupProps } from 'react-aria-components/TagGroup';
import { Label } from 'react-aria-components/Label';
import type { ReactNode } from 'react';
import type { Key, Keys } from '../element/Key.ts';
import type { Labeled } from '../element/Labeled.ts';
import type { OrUndefined } from '../element/OrUndefined.ts';
import { withDisabled } from '../element/withDisabled.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import type { FieldTexts } from '../field/FieldTexts.ts';
import { Icon } from '../Icon/Icon.tsx';
import { close } from '../Icon/icons.ts';
import * as css from './TagGroup.css.ts';

export interface TagItem<Id extends Key = string> {
  readonly id: Id;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface TagGroupProps<Id extends Key = string>
  extends
    ElementProps<HTMLDivElement>,
    Pick<FieldTexts, 'aria-label' | 'aria-labelledby'>,
    OrUndefined<Pick<GroupProps, 'selectionMode' | 'disallowEmptySelection'>> {
  /** What the tags are, such as "Filters". */
  label?: string;
  items: readonly TagItem<Id>[];
  /** Called with the ids of removed tags. Without it no tag can be removed. */
  onRemove?: (keys: Set<Id>) => void;
  selectedKeys?: 'all' | Keys<Id>;
  defaultSelectedKeys?: 'all' | Keys<Id>;
  onSelectionChange?: (keys: Set<Id>) => void;
  /** Ids of tags that cannot be selected or removed, in addition to those with `isDisabled`. */
  disabledKeys?: Keys<Id>;
  /** What is shown if there are no tags. */
  renderEmptyState?: () => ReactNode;
}

/** A list of short labels, such as the filters in effect, that can be removed or selected. Arrow keys move between them. */
export function TagGroup<Id extends Key>({ label, items, onRemove, renderEmptyState, ...rest }: Labeled<TagGroupProps<Id>>) {
  const {
    disabledKeys,
    selectionMode,
    disallowEmptySelection,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    ...element
  } = rest;
  const idsOf = (keys: Iterable<unknown>) => {
    const chosen = new Set(keys);
    return new Set(items.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
  };
  return (
    <Group
      {...pickElementProps(element)}
      {...(selectionMode && { selectionMode })}
      {...(disallowEmptySelection !== undefined && { disallowEmptySelection })}
      {...(selectedKeys && { selectedKeys })}
      {...(defaultSelectedKeys && { defaultSelectedKeys })}
      onSelectionChange={(keys) => onSelectionChange?.(keys === 'all' ? new Set(items.map(({ id }) => id)) : idsOf(keys))}
      {...(onRemove && { onRemove: (keys) => onRemove(idsOf(keys)) })}
      className={css.group}
    >
      {label !== undefined && <Label className={css.label}>{label}</Label>}
      <TagList
        items={withDisabled(items, disabledKeys)}
        className={css.list}
        renderEmptyState={() => <span className={css.empty}>{renderEmptyState?.()}</span>}
      >
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
