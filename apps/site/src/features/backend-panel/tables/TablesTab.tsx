import { backendSpec } from '@duneline/specs/backend';
import type { Row, TableSpec } from '@duneline/specs/contract';
import { Alert, arrowLeft, arrowRight, Button, EmptyState, IconButton } from '@duneline/ui';
import { useCallback, useEffect, useState } from 'react';
import type { PanelTabProps } from '../BackendPanel.tsx';
import { panelProblem } from '../panelProblem.ts';
import { panelText } from '../panelText.ts';
import * as parts from '../parts.css.ts';
import { RowEditor } from './RowEditor.tsx';
import { TableGrid } from './TableGrid.tsx';
import { hasKey, pageSize, readPage, type TablePage } from './tableRequests.ts';
import * as css from './tables.css.ts';

const t = panelText.tables;
const names = Object.keys(backendSpec.tables).toSorted();

/** The row being edited and its focused column; `row` is `null` for a new one. */
interface Editing {
  readonly row: Row | null;
  readonly column: string | null;
}

/** The rows of every table, which the service role can read and change. */
export function TablesTab({ backend }: PanelTabProps) {
  const [name, setName] = useState(names[0] ?? '');
  const [page, setPage] = useState(0);
  const [editing, setEditing] = useState<Editing | null>(null);
  const table = backendSpec.tables[name];
  const { content, problem } = usePage(backend, table, page);
  if (table === undefined) return null;
  const last = content === null ? 0 : Math.max(0, Math.ceil(content.total / pageSize) - 1);

  if (editing !== null) return <RowEditor backend={backend} table={table} {...editing} onDone={() => setEditing(null)} />;
  return (
    <>
      <div className={parts.toolbar}>
        <label className={css.choice}>
          {t.table}
          <select
            className={parts.field}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setPage(0);
            }}
          >
            {names.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        {content && (
          <span className={css.range} aria-live="polite">
            {rangeOf(content, page)}
          </span>
        )}
        <span className={css.pager}>
          <IconButton
            aria-label={t.previous}
            icon={arrowLeft}
            size="sm"
            isDisabled={page === 0}
            onPress={() => setPage(page - 1)}
          />
          <IconButton
            aria-label={t.next}
            icon={arrowRight}
            size="sm"
            isDisabled={page >= last}
            onPress={() => setPage(page + 1)}
          />
        </span>
        <Button size="sm" onPress={() => setEditing({ row: null, column: null })}>
          {t.add}
        </Button>
      </div>
      {problem && (
        <div className={parts.padded}>
          <Alert tone="danger" title={problem} />
        </div>
      )}
      {content?.rows.length === 0 && (
        <div className={parts.padded}>
          <EmptyState title={t.empty}>{t.emptyHint}</EmptyState>
        </div>
      )}
      {content !== null && content.rows.length > 0 && (
        <TableGrid
          table={table}
          rows={content.rows}
          onEdit={hasKey(table) ? (row, column) => setEditing({ row, column }) : null}
        />
      )}
    </>
  );
}

function rangeOf({ rows, total }: TablePage, page: number): string {
  if (rows.length === 0) return `0 ${t.rows}`;
  const first = page * pageSize + 1;
  return `${first}–${first + rows.length - 1} / ${total} ${t.rows}`;
}

/** A page of a table, read again after every change of the backend. */
function usePage(backend: PanelTabProps['backend'], table: TableSpec | undefined, page: number) {
  const [content, setContent] = useState<TablePage | null>(null);
  const [problem, setProblem] = useState('');
  const read = useCallback(async () => {
    if (table === undefined) return;
    try {
      setContent(await readPage(backend, table, page));
      setProblem('');
    } catch (error) {
      setContent(null);
      setProblem(panelProblem(error));
    }
  }, [backend, table, page]);
  useEffect(() => {
    void read();
    return backend.subscribe(() => void read());
  }, [backend, read]);
  return { content, problem };
}
