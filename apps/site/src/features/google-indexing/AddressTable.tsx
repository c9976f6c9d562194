import * as t from '@duneline/specs/messages/indexing';
import { brand, languages } from '@duneline/specs/site';
import {
  check,
  chevronDown,
  external,
  Icon,
  lock,
  minus,
  Status,
  Table,
  VisuallyHidden,
  type IconShape,
  type TableColumn,
} from '@duneline/ui';
import { locale } from '../../lib/format/locale.ts';
import * as folded from './FoldedRows.css.ts';
import * as css from './GoogleIndexing.css.ts';
import type { OfferedPage, PageState } from './OfferedPage.ts';
import { stateWords } from './stateWords.ts';

const tones = { offered: 'success', noindex: 'info', blocked: 'neutral', redirect: 'neutral' } as const;
const icons: Readonly<Record<PageState, IconShape>> = { offered: check, noindex: minus, blocked: lock, redirect: external };

const columns: readonly TableColumn<OfferedPage>[] = [
  {
    id: 'page',
    label: t.page,
    sortBy: ({ path }) => path,
    cell: ({ path, title, to }) => (
      <>
        <span className={css.page}>
          <code className={css.path} dir="ltr">
            {path}
          </code>
          <span className={css.small}>{to === null ? title : t.leadsTo({ host: title })}</span>
        </span>
        <details className={folded.fold}>
          <summary className={folded.summary}>
            <VisuallyHidden>{t.details({ path })}</VisuallyHidden>
            <Icon of={chevronDown} size={16} />
          </summary>
        </details>
      </>
    ),
  },
  {
    id: 'state',
    label: t.state,
    sortBy: ({ state }) => stateWords[state].name,
    cell: ({ state }) => (
      <Status tone={tones[state]} icon={icons[state]}>
        {stateWords[state].name}
      </Status>
    ),
  },
  {
    id: 'sitemap',
    label: t.sitemap,
    sortBy: ({ isInSitemap }) => Number(isInSitemap),
    cell: ({ isInSitemap }) => (isInSitemap ? t.inSitemap : <span className={css.small}>{t.notInSitemap}</span>),
  },
  {
    id: 'canonical',
    label: t.canonical,
    cell: ({ canonicals }) =>
      Object.keys(canonicals).length > 0 && (
        <ul role="list" className={css.addresses}>
          {languages.map(
            ({ id }) =>
              canonicals[id] && (
                <li key={id}>
                  <a href={canonicals[id].slice(brand.url.length) || '/'} hrefLang={id} className={css.address} dir="ltr">
                    {canonicals[id].replace(/^https:\/\//, '')}
                  </a>
                </li>
              ),
          )}
        </ul>
      ),
  },
  {
    id: 'data',
    label: t.data,
    sortBy: ({ types }) => types.length,
    cell: ({ types }) =>
      types.length > 0 && (
        <code className={css.types} dir="ltr">
          {[...new Set(types)].join(', ')}
        </code>
      ),
  },
];

/** Every URL with its status, canonical URLs and structured data; on phones the latter two are collapsed. */
export function AddressTable({ pages }: { readonly pages: readonly OfferedPage[] }) {
  return (
    <div className={folded.rows}>
      <Table
        aria-label={t.table}
        rows={pages}
        rowKey={({ path }) => path}
        columns={columns}
        locale={locale}
        words={{ none: t.none, sorted: (column, direction) => t.sorted({ column, direction }) }}
      />
    </div>
  );
}
