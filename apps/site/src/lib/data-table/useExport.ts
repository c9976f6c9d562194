import type { RowData } from '@tanstack/react-table';
import { useRef, useState } from 'react';
import { saveBlob } from '../file/saveFile.ts';
import { csvChunks } from './csv.ts';
import type { DataTableControl } from './useDataTable.ts';

/** State of an export; `progress` is between 0 and 1. */
export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly progress: number }
  | { readonly status: 'failed'; readonly error: unknown };

/** Exports all rows of a table's view as CSV; calling it again cancels. */
export function useExport<Row extends RowData>({ name, columns, shown, read, view, order }: DataTableControl<Row>) {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  const start = async () => {
    if (running.current) return running.current.abort();
    const abort = new AbortController();
    running.current = abort;
    setState({ status: 'running', progress: 0 });
    const parts: Blob[] = []; // the browser may store blobs outside of memory
    try {
      const exported = columns.filter((column) => column.isAlwaysExported || shown.includes(column));
      const request = { filters: view.filters, order, signal: abort.signal };
      for await (const { text, done, count } of csvChunks({ columns: exported, read, request })) {
        if (abort.signal.aborted) break;
        parts.push(new Blob([text]));
        setState({ status: 'running', progress: count === 0 ? 1 : done / count });
      }
      if (!abort.signal.aborted) saveBlob(`${name}.csv`, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
      setState({ status: 'idle' });
    } catch (error) {
      setState(abort.signal.aborted ? { status: 'idle' } : { status: 'failed', error });
    } finally {
      running.current = null;
    }
  };
  return { state, start };
}
