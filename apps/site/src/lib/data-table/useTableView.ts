import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readTableView, writeTableView, type TableShape, type TableView } from './tableAddress.ts';

export interface TableViewControl {
  readonly view: TableView;
  /** Changes the view and with it the address; turning to another page keeps the rest, all else begins at the first page. */
  readonly change: (changes: Partial<TableView>) => void;
  /** Switches one filter; `''` switches it off. */
  readonly setFilter: (id: string, value: string) => void;
  /** The parameters of the address that shows this view. */
  readonly search: string;
  /** Shows the view that these parameters name. */
  readonly open: (search: string) => void;
}

/** A table's view as the address says it: back, forward, reload and a copied link lead to the same rows. `shape` must keep its identity. */
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
