import type { FunctionImplementation, Row } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _rows }) => {
  const rows: readonly unknown[] = Array.isArray(_rows) ? _rows : sql.raise('The rows to publish are a list.', { code: 'PT400' });
  for (const row of rows) {
    const { table, id, version } = fieldsOf(row);
    sql.call('public.publish_content', textOf(table), sql.cast(textOf(id), 'uuid'), sql.cast(textOf(version), 'int4'));
  }
  return rows.length;
};

function fieldsOf(row: unknown): Row {
  return typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...row } : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
