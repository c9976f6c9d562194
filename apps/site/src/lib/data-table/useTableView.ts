import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readTableView, writeTableView, type TableShape, type TableView } from './tableAddress.ts';

export interface TableViewControl {
  readonly view: TableView;
  /** Changes the view and the URL. Every change except of the page returns to the first page. */
  readonly change: (changes: Partial<TableView>) => void;
  /** Sets one filter; `''` clears it. */
  readonly setFilter: (id: string, value: string) => void;
  /** The query string of this view. */
  readonly search: string;
  /** Opens the view of a query string. */
  readonly open: (search: string) => void;
}

/**
 * A table's view, stored in the URL: back, forward, reload and a copied link show the same rows. `shape` must be referentially
 * stable.
 */
export function useTableView(shape: TableShape): TableViewControl {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readTableView(params, shape), [params, shape]);
  const change = useCallback(
    (changes: Partial<TableView>) =>
      setParams((before) => writeTableView(before, { ...readTableView(before, shape), page: 1, ...changes }, shape), {
        preventScrollReset: true,
      }),
    [setParams, shape],
  );
  const setFilter = useCallback(
    (id: string, value: string) => change({ filters: { ...view.filters, [id]: value } }),
    [change, view.filters],
  );
  const open = useCallback(
    (search: string) =>
      setParams((before) => writeTableView(before, readTableView(new URLSearchParams(search), shape), shape), {
        preventScrollReset: true,
      }),
    [setParams, shape],
  );
  return { view, change, setFilter, open, search: writeTableView(new URLSearchParams(), view, shape).toString() };
}
