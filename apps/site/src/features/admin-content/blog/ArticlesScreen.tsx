import * as t from '@duneline/specs/messages/admin-blog';
import { Badge, Button, check, ChipGroup, clock, EmptyState, eyeOff, PageHeader, SearchField } from '@duneline/ui';
import { Suspense, useState } from 'react';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { DataTable } from '../../../lib/data-table/DataTable.tsx';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { MultiFilters } from '../../../lib/data-table/MultiFilters.tsx';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { useDataTable } from '../../../lib/data-table/useDataTable.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { language as consoleLanguage } from '../../../lib/language/language.ts';
import { lazyPart } from '../../../lib/lazy-part/lazyPart.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as css from '../contentEditor.css.ts';
import { languageNames } from '../list/languageNames.ts';
import { articleState, stateNames } from './articleState.ts';
import { useCategories } from './useCategories.ts';
import { readArticleRows, type ArticleRow } from './articleStore.ts';

/** Loaded on demand, because ProseMirror is large (docs/decisions/0040). */
const ArticlePage = lazyPart(async () => (await import('./ArticlePage.tsx')).ArticlePage);
const NewArticleDialog = lazyPart(async () => (await import('./NewArticleDialog.tsx')).NewArticleDialog);

const filters = ['language', 'state', 'category', 'q'];
const tones = { draft: 'warning', scheduled: 'info', published: 'success', unpublished: 'neutral' } as const;
const icons = { draft: clock, scheduled: clock, published: check, unpublished: eyeOff } as const;

const columns: readonly DataColumn<ArticleRow>[] = [
  {
    id: 'title',
    label: t.titleField,
    cell: ({ id, title, language }) => (
      <span lang={language} dir="auto">
        <RowLink record={id}>{title}</RowLink>
      </span>
    ),
    orderBy: 'title',
    csv: ({ title }) => title,
  },
  {
    id: 'address',
    label: t.address,
    cell: ({ slug }) => <bdi dir="ltr">{slug}</bdi>,
    orderBy: 'slug',
    csv: ({ slug }) => slug,
    isHidden: true,
  },
  { id: 'category', label: t.category, cell: ({ category }) => category, csv: ({ category }) => category },
  {
    id: 'language',
    label: t.language,
    cell: ({ language }) => languageNames[language] ?? language,
    orderBy: 'language',
    csv: ({ language }) => language,
  },
  {
    id: 'state',
    label: t.state,
    cell: (row) => {
      const state = articleState(row);
      return (
        <>
          <Badge tone={tones[state]} icon={icons[state]}>
            {stateNames[state]}
          </Badge>{' '}
          {row.hasDraft && row.status === 'published' && (
            <Badge tone="warning" icon={clock}>
              {t.draftWaits}
            </Badge>
          )}
        </>
      );
    },
    orderBy: 'status',
    csv: (row) => articleState(row),
  },
  {
    id: 'date',
    label: t.date,
    align: 'end',
    cell: (row) => (row.status === 'published' ? formatDate(row.published_at) : '—'),
    orderBy: 'published_at',
    csv: ({ published_at: at }) => at,
  },
];

/** The articles of the blog in all languages, or the one in the address (spec §2: /blog, admin console). */
export function ArticlesScreen() {
  const { record: id } = useSectionAddress();
  return id === null ? <ArticleList /> : <ArticlePage key={id} id={id} />;
}

function ArticleList() {
  const [isAdding, setIsAdding] = useState(false);
  const table = useDataTable({
    name: 'admin-blog_posts',
    columns,
    filters,
    rowKey: ({ id }) => id,
    defaultSort: { column: 'date', direction: 'descending' },
    queryKey: tableKey('blog_posts', 'list'),
    read: readArticleRows,
  });
  const categories = useCategories();
  const known = [...Map.groupBy(categories.data ?? [], ({ slug }) => slug)].map(([id, names]) => ({
    id,
    label: (names.find((one) => one.language === consoleLanguage) ?? names[0])?.name ?? id,
  }));
  const { view, setFilter } = table;
  // One that was deleted, or is not read yet, limits the list all the same, and can be taken away.
  const unknown = (view.filters['category'] ?? '').split('.').filter((id) => id !== '' && known.every((one) => one.id !== id));
  const categoryItems = [...known, ...unknown.map((id) => ({ id, label: id }))];
  return (
    <div className={css.page}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <Button variant="primary" onPress={() => setIsAdding(true)}>
            {t.newArticle}
          </Button>
        }
      />
      <DataTable table={table} caption={t.title} empty={<EmptyState level={2} title={t.empty} />}>
        <SearchField
          aria-label={t.searchLabel}
          placeholder={t.searchLabel}
          value={view.filters['q'] ?? ''}
          onChange={(value) => setFilter('q', value)}
        />
        <ChipGroup
          aria-label={t.state}
          items={[{ id: '', label: t.all }, ...Object.entries(stateNames).map(([id, label]) => ({ id, label }))]}
          selectedKey={view.filters['state'] ?? ''}
          onSelectionChange={(value) => setFilter('state', value)}
        />
        <ChipGroup
          aria-label={t.language}
          items={[{ id: '', label: t.languageAny }, ...Object.entries(languageNames).map(([id, label]) => ({ id, label }))]}
          selectedKey={view.filters['language'] ?? ''}
          onSelectionChange={(value) => setFilter('language', value)}
        />
        <MultiFilters table={table} filters={[{ id: 'category', label: t.category, items: categoryItems }]} />
      </DataTable>
      <Suspense fallback={null}>{isAdding && <NewArticleDialog onClose={() => setIsAdding(false)} />}</Suspense>
    </div>
  );
}
