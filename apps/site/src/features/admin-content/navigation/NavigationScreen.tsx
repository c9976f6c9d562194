import * as t from '@duneline/specs/messages/admin-content';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { ContentListScreen, RowState } from '../list/ContentListScreen.tsx';
import { languageNames } from '../list/languageNames.ts';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { OpenedEditor } from '../OpenedEditor.tsx';
import { MenuEditor } from './MenuEditor.tsx';
import { menuPlaces } from './menuPlaces.ts';
import { readMenuRows, type MenuRow } from './readMenuRows.ts';

const columns: readonly DataColumn<MenuRow>[] = [
  {
    id: 'place',
    label: t.menu,
    cell: ({ id, place }) => <RowLink record={id}>{menuPlaces[place]?.label ?? place}</RowLink>,
    orderBy: 'place',
    csv: ({ place }) => place,
  },
  {
    id: 'language',
    label: t.language,
    cell: ({ locale }) => languageNames[locale] ?? locale,
    orderBy: 'locale',
    csv: ({ locale }) => locale,
  },
  {
    id: 'count',
    label: t.menuLinks,
    align: 'end',
    cell: ({ count }) => formatNumber(count),
    csv: ({ count }) => String(count),
  },
  { id: 'state', label: t.state, align: 'end', cell: (row) => <RowState row={row} /> },
];

/** The menus of the header and the footer (spec §3 `navigation_menu`). */
export function NavigationScreen() {
  const { record: id } = useSectionAddress();
  if (id === null) {
    return (
      <ContentListScreen
        table="navigation_menu"
        title={t.menusTitle}
        lead={t.menusLead}
        columns={columns}
        sortedBy="place"
        read={readMenuRows}
      />
    );
  }
  return (
    <OpenedEditor key={id} table="navigation_menu" id={id}>
      {(opened) => <MenuEditor id={id} opened={opened} />}
    </OpenedEditor>
  );
}
