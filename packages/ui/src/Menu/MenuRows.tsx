import { Header, MenuSection as Section } from 'react-aria-components/Menu';
import * as css from './Menu.css.ts';
import type { MenuSection } from './MenuEntry.ts';
import type { MenuActions } from './MenuList.tsx';
import { MenuRow } from './MenuRow.tsx';

interface MenuRowsProps<Id extends string> extends MenuActions<Id> {
  section: MenuSection<Id>;
}

/** The rows of a section below its heading. */
export function MenuRows<Id extends string>({ section, choices, onAction }: MenuRowsProps<Id>) {
  const { label, items, selectionMode } = section;
  return (
    <Section
      {...(selectionMode && {
        selectionMode,
        selectedKeys: choices.in(section),
        onSelectionChange: (keys: 'all' | Set<unknown>) => choices.change(section, (id) => keys === 'all' || keys.has(id)),
        disallowEmptySelection: selectionMode === 'single',
      })}
    >
      <Header className={css.heading}>{label}</Header>
      {items.map((item) => (
        <MenuRow key={item.id} item={item} {...(!selectionMode && { onAction: () => onAction?.(item.id) })} />
      ))}
    </Section>
  );
}
