import type { TableSort } from '@duneline/ui';

/** The state of a table that its URL describes. */
export interface TableView {
  /** Values by filter id; inactive filters are omitted. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: TableSort;
  /** 1-based. */
  readonly page: number;
  /** Columns that differ from their default visibility. */
  readonly toggled: readonly string[];
}

/** Parameters that a table accepts in the URL. */
export interface TableShape {
  /** Prefix of the parameters, if a page has two tables. */
  readonly prefix?: string;
  readonly filters: readonly string[];
  /** Ids of the sortable columns. */
  readonly sortable: readonly string[];
  readonly columns: readonly string[];
  readonly defaultSort: TableSort;
}

/** Reads a table's view from `?<filter>=`, `?sort=-column`, `?page=` and `?columns=`; invalid values are ignored. */
export function readTableView(search: URLSearchParams, shape: TableShape): TableView {
  const { prefix = '', filters, sortable, columns, defaultSort } = shape;
  const [, minus, column = ''] = /^(-?)(.*)$/.exec(search.get(`${prefix}sort`) ?? '') ?? [];
  const page = Number(search.get(`${prefix}page`) ?? 1);
  return {
    filters: Object.fromEntries(
      filters.flatMap((id) => {
        const value = search.get(prefix + id) ?? '';
        return value === '' ? [] : [[id, value]];
      }),
    ),
    sort: sortable.includes(column) ? { column, direction: minus ? 'descending' : 'ascending' } : defaultSort,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    toggled: (search.get(`${prefix}columns`) ?? '').split('.').filter((id) => columns.includes(id)),
  };
}

/** Writes a view to query parameters in canonical form; other parameters are preserved. */
export function writeTableView(search: URLSearchParams, view: TableView, shape: TableShape): URLSearchParams {
  const { prefix = '', filters, columns, defaultSort } = shape;
  const next = new URLSearchParams(search);
  const set = (name: string, value: string) => (value === '' ? next.delete(prefix + name) : next.set(prefix + name, value));
  for (const id of filters) set(id, view.filters[id] ?? '');
  const { column, direction } = view.sort;
  const isDefault = column === defaultSort.column && direction === defaultSort.direction;
  set('sort', isDefault ? '' : `${direction === 'descending' ? '-' : ''}${column}`);
  set('page', view.page > 1 ? String(view.page) : '');
  set('columns', columns.filter((id) => view.toggled.includes(id)).join('.'));
  return next;
}
