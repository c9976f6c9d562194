import * as t from '@duneline/specs/messages/admin-content';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { ContentListScreen, RowState } from '../list/ContentListScreen.tsx';
import { languageNames } from '../list/languageNames.ts';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { OpenedEditor } from '../OpenedEditor.tsx';
import { CallEditor } from './CallEditor.tsx';
import { readCallRows, type CallRow } from './readCallRows.ts';
import { slotNames } from './slotNames.ts';

const columns: readonly DataColumn<CallRow>[] = [
  {
    id: 'slot',
    label: t.callPlace,
    cell: ({ id, slot }) => <RowLink record={id}>{slotNames[slot] ?? slot}</RowLink>,
    orderBy: 'slot',
    csv: ({ slot }) => slot,
  },
  { id: 'label', label: t.callLabel, cell: ({ label }) => label, orderBy: 'label', csv: ({ label }) => label },
  {
    id: 'target',
    label: t.target,
    cell: ({ target }) => <bdi dir="ltr">{target}</bdi>,
    orderBy: 'target',
    csv: ({ target }) => target,
  },
  {
    id: 'language',
    label: t.language,
    cell: ({ locale }) => languageNames[locale] ?? locale,
    orderBy: 'locale',
    csv: ({ locale }) => locale,
  },
  {
    id: 'shown',
    label: t.shown,
    cell: ({ is_enabled }) => (is_enabled ? t.yes : t.no),
    orderBy: 'is_enabled',
    csv: ({ is_enabled }) => String(is_enabled),
  },
  { id: 'state', label: t.state, align: 'end', cell: (row) => <RowState row={row} /> },
];

/** The calls to action (spec §3 `cta_config`). */
export function CallsScreen() {
  const { record: id } = useSectionAddress();
  if (id === null) {
    return (
      <ContentListScreen
        table="cta_config"
        title={t.callsTitle}
        lead={t.callsLead}
        columns={columns}
        sortedBy="slot"
        read={readCallRows}
      />
    );
  }
  return (
    <OpenedEditor key={id} table="cta_config" id={id}>
      {(opened) => <CallEditor id={id} opened={opened} />}
    </OpenedEditor>
  );
}
