import type { Backend } from '@duneline/mocks';
import type { Row, TableSpec } from '@duneline/specs/contract';
import { Alert, Button } from '@duneline/ui';
import { useState, type SubmitEvent } from 'react';
import { panelProblem } from '../panelProblem.ts';
import { panelText } from '../panelText.ts';
import * as parts from '../parts.css.ts';
import { cellText, cellValue } from './cellText.ts';
import { ColumnField, type FieldValue } from './ColumnField.tsx';
import { deleteRow, insertRow, TableProblem, updateRow } from './tableRequests.ts';
import * as css from './tables.css.ts';

const t = panelText.tables;

export interface RowEditorProps {
  readonly backend: Backend;
  readonly table: TableSpec;
  /** `null` for a new row. */
  readonly row: Row | null;
  /** The column to focus. @default the first */
  readonly column: string | null;
  readonly onDone: () => void;
}

/** A row's columns as fields. Only changes are sent; Postgres' errors are shown unchanged. */
export function RowEditor({ backend, table, row, column, onDone }: RowEditorProps) {
  const [changes, setChanges] = useState<Readonly<Record<string, FieldValue>>>({});
  const [problem, setProblem] = useState<unknown>(null);
  const columns = table.columns.filter(
    ({ isGenerated, identity }) => isGenerated !== true && (row !== null || identity === undefined),
  );
  const focused = column !== null && columns.some(({ name }) => name === column) ? column : columns[0]?.name;

  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
      onDone();
    } catch (error) {
      setProblem(error);
    }
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const values = columns.flatMap((one) => {
        const change = changes[one.name];
        return change === undefined ? [] : [[one.name, change.isNull ? null : cellValue(one, change.text)] as const];
      });
      const sent = Object.fromEntries(values);
      if (row === null) await insertRow(backend, table, sent);
      else if (values.length > 0) await updateRow(backend, table, row, sent);
    });
  };

  return (
    <form className={css.editor} aria-label={`${row === null ? t.newRow : t.edit}: ${table.name}`} onSubmit={save}>
      <div className={parts.toolbar}>
        <h3 className={css.editorTitle}>
          {row === null ? t.newRow : t.edit} <span className={parts.muted}>{table.name}</span>
        </h3>
        {row !== null && (
          <Button size="sm" variant="danger" onPress={() => void attempt(() => deleteRow(backend, table, row))}>
            {t.remove}
          </Button>
        )}
        <Button size="sm" variant="quiet" onPress={onDone}>
          {t.cancel}
        </Button>
        <Button size="sm" variant="primary" type="submit">
          {t.save}
        </Button>
      </div>
      {problem !== null && (
        <div className={parts.padded}>
          <Problem error={problem} />
        </div>
      )}
      <div className={css.fields}>
        {columns.map((one) => (
          <ColumnField
            key={one.name}
            column={one}
            value={
              changes[one.name] ?? { text: cellText(row?.[one.name]), isNull: row !== null && (row[one.name] ?? null) === null }
            }
            isFocused={one.name === focused}
            isNew={row === null}
            onChange={(value) => setChanges({ ...changes, [one.name]: value })}
          />
        ))}
      </div>
    </form>
  );
}

function Problem({ error }: { readonly error: unknown }) {
  if (!(error instanceof TableProblem)) return <Alert tone="danger" title={panelProblem(error)} />;
  return (
    <Alert tone="danger" title={error.code === '' ? error.message : `${error.code}: ${error.message}`}>
      {error.remarks.join(' ')}
    </Alert>
  );
}
