import type { RowData } from '@tanstack/react-table';
import { Button, toast } from '@duneline/ui';
import * as t from '@duneline/specs/messages/data-table';
import { useEffect } from 'react';
import { formatPercent } from '../format/formatPercent.ts';
import { problemOf } from '../query/problemOf.ts';
import type { DataTableControl } from './useDataTable.ts';
import { useExport } from './useExport.ts';

/** Exports all matching rows as CSV; pressing it again cancels. */
export function ExportButton<Row extends RowData>({ table }: { readonly table: DataTableControl<Row> }) {
  const { state, start } = useExport(table);
  const error = state.status === 'failed' ? state.error : null;
  useEffect(() => {
    if (error !== null) toast({ tone: 'danger', title: t.exportFailed, description: problemOf(error).text });
  }, [error]);
  return (
    <Button size="sm" onPress={() => void start()}>
      {state.status === 'running' ? t.exporting({ percent: formatPercent(Math.floor(state.progress * 100)) }) : t.exportRows}
    </Button>
  );
}
