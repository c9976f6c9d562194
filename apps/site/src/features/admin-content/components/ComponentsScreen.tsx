import * as t from '@duneline/specs/messages/admin-content';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { ContentListScreen, RowState } from '../list/ContentListScreen.tsx';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { OpenedEditor } from '../OpenedEditor.tsx';
import { ComponentEditor } from './ComponentEditor.tsx';
import { componentNames } from './componentForms.ts';
import { readComponentRows, type ComponentRow } from './readComponentRows.ts';

const columns: readonly DataColumn<ComponentRow>[] = [
  {
    id: 'component',
    label: t.component,
    cell: ({ id, component }) => <RowLink record={id}>{componentNames[component] ?? component}</RowLink>,
    orderBy: 'component',
    csv: ({ component }) => component,
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

/** Settings of single components (spec §3 `component_config`). */
export function ComponentsScreen() {
  const { record: id } = useSectionAddress();
  if (id === null) {
    return (
      <ContentListScreen
        table="component_config"
        title={t.componentsTitle}
        lead={t.componentsLead}
        columns={columns}
        sortedBy="component"
        hasLanguages={false}
        read={readComponentRows}
      />
    );
  }
  return (
    <OpenedEditor key={id} table="component_config" id={id}>
      {(opened) => <ComponentEditor id={id} opened={opened} />}
    </OpenedEditor>
  );
}
