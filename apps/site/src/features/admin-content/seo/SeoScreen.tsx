import * as t from '@duneline/specs/messages/admin-content';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { ContentListScreen, RowState } from '../list/ContentListScreen.tsx';
import { languageNames } from '../list/languageNames.ts';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { OpenedEditor } from '../OpenedEditor.tsx';
import { readSeoRows, type SeoRow } from './readSeoRows.ts';
import { SeoEditor } from './SeoEditor.tsx';

const columns: readonly DataColumn<SeoRow>[] = [
  {
    id: 'path',
    label: t.seoPath,
    cell: ({ id, path }) => <RowLink record={id}>{path}</RowLink>,
    orderBy: 'path',
    csv: ({ path }) => path,
  },
  { id: 'title', label: t.seoTitleField, cell: ({ title }) => title, orderBy: 'title', csv: ({ title }) => title },
  {
    id: 'language',
    label: t.language,
    cell: ({ locale }) => languageNames[locale] ?? locale,
    orderBy: 'locale',
    csv: ({ locale }) => locale,
  },
  {
    id: 'index',
    label: t.seoIndex,
    cell: ({ is_indexable }) => (is_indexable ? t.seoIndexed : t.seoNotIndexed),
    orderBy: 'is_indexable',
    csv: ({ is_indexable }) => String(is_indexable),
  },
  { id: 'state', label: t.state, align: 'end', cell: (row) => <RowState row={row} /> },
];

/** The metadata of each route for search engines and social cards (spec §3 `seo_config`). */
export function SeoScreen() {
  const { record: id } = useSectionAddress();
  if (id === null) {
    return (
      <ContentListScreen
        table="seo_config"
        title={t.seoTitle}
        lead={t.seoLead}
        columns={columns}
        sortedBy="path"
        read={readSeoRows}
      />
    );
  }
  return (
    <OpenedEditor key={id} table="seo_config" id={id}>
      {(opened) => <SeoEditor id={id} opened={opened} />}
    </OpenedEditor>
  );
}
