import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { PageDirection } from '../direction/PageDirection.tsx';
import type { Key } from '../element/Key.ts';
import { Icon } from '../Icon/Icon.tsx';
import { check } from '../Icon/icons.ts';
import { layers } from '../theme/layers.ts';
import type { FieldOption } from './FieldOption.ts';
import * as css from './OptionList.css.ts';

interface OptionListProps {
  /** Omit it if the surrounding field provides the options, as a filtering combo box does. */
  items?: readonly FieldOption<Key>[];
  /** Shown in a list without options. */
  empty?: ReactNode;
}

/** The list of a select or combo box. */
export function OptionList({ items, empty }: OptionListProps) {
  return (
    <PageDirection>
      <Popover offset={6} className={css.popover} style={{ zIndex: layers.popover }}>
        <ListBox items={items} className={css.list} renderEmptyState={() => <div className={css.empty}>{empty}</div>}>
          {({ id, label, description, isDisabled }: FieldOption<Key>) => (
            <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={css.option}>
              {({ isSelected }) => (
                <>
                  <span className={css.words}>
                    <span>{label}</span>
                    {description && <span className={css.description}>{description}</span>}
                  </span>
                  {isSelected && <Icon of={check} size={18} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </PageDirection>
  );
}
