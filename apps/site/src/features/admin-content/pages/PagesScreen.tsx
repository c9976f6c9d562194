import * as t from '@duneline/specs/messages/admin-content';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { ContentListScreen, RowState } from '../list/ContentListScreen.tsx';
import { languageNames } from '../list/languageNames.ts';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { OpenedEditor } from '../OpenedEditor.tsx';
import { readTextRows, type TextRow } from './readTextRows.ts';
import { TextEditor } from './TextEditor.tsx';

const columns: readonly DataColumn<TextRow>[] = [
  {
    id: 'page',
    label: t.textPlace,
    cell: ({ id, page, section }) => <RowLink record={id}>{`/${page} #${section}`}</RowLink>,
    orderBy: 'page',
    csv: ({ page, section }) => `${page}#${section}`,
  },
  {
    id: 'start',
    label: t.textStart,
    cell: ({ start, locale }) => (
      <span dir="auto" lang={locale}>
        {start}
      </span>
    ),
    csv: ({ start }) => start,
  },
  {
    id: 'language',
    label: t.language,
    cell: ({ locale }) => languageNames[locale] ?? locale,
    orderBy: 'locale',
    csv: ({ locale }) => locale,
  },
  { id: 'state', label: t.state, align: 'end', cell: (row) => <RowState row={row} /> },
];

/** The texts of the pages, one row for each section (spec §3 `page_content`). */
export function PagesScreen() {
  const { record: id } = useSectionAddress();
  if (id === null) {
    return (
      <ContentListScreen
        table="page_content"
        title={t.textsTitle}
        lead={t.textsLead}
        columns={columns}
        sortedBy="page"
        read={readTextRows}
      />
    );
  }
  return (
    <OpenedEditor key={id} table="page_content" id={id}>
      {(opened) => <TextEditor id={id} opened={opened} />}
    </OpenedEditor>
  );
}
