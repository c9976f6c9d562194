import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql: SqlWriter, { _name, _items, _publish_at }) => {
  if (sql.call('public.is_admin') !== true) {
    sql.raise('Only an admin publishes content.', { code: '42501' });
  }
  const items: readonly unknown[] = Array.isArray(_items)
    ? _items
    : sql.raise('The documents of a release are a list.', { code: 'PT400' });
  if (items.length < 1 || items.length > 100) {
    sql.raise('A release has between 1 and 100 documents.', { code: 'PT422' });
  }
  const now = sql.call('now');
  if (sql.op('<=', _publish_at ?? null, now) === true) {
    sql.raise('The chosen time is over.', { code: 'PT422', hint: 'Choose a later time, or publish at once.' });
  }
  const { id } = sql.insert('content_releases', { name: sql.call('btrim', _name), publish_at: _publish_at ?? now });
  for (const item of items) {
    const { table, id: row, version, draft } = fieldsOf(item);
    sql.insert('content_release_items', {
      release_id: id,
      table_name: textOf(table),
      row_id: sql.cast(textOf(row), 'uuid'),
      version: sql.cast(textOf(version), 'int4'),
      draft: sql.cast(textOf(draft), 'int4'),
    });
  }
  if ((_publish_at ?? null) === null) sql.call('public.apply_release', id);
  return id;
};

function fieldsOf(item: unknown): Row {
  return typeof item === 'object' && item !== null && !Array.isArray(item) ? { ...item } : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
