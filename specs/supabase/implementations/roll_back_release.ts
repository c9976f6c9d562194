import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

/** Columns that the database sets. */
const fixed: ReadonlySet<string> = new Set(['version', 'updated_by', 'updated_at', 'is_external', 'is_in_sitemap']);

export const implementation: FunctionImplementation = (sql: SqlWriter, { _release }) => {
  if (sql.call('public.is_admin') !== true) {
    sql.raise('Only an admin publishes content.', { code: '42501' });
  }
  const release = sql.rows('content_releases', { id: _release }).find(({ id }) => id === _release);
  if (release === undefined) {
    sql.raise('There is no such release.', { code: 'PT404' });
  }
  if (release.state !== 'live') {
    sql.raise('Only a release that is live is rolled back.', { code: 'PT409' });
  }
  const items = sql.rows('content_release_items', { release_id: _release }).filter(({ release_id: id }) => id === _release);
  for (const item of sql.sort(items, ({ table_name: table, row_id: id }) => [table, id], ['asc', 'asc'])) returnItem(sql, item);
  sql.update('content_releases', ({ id }) => id === _release, { state: 'rolled back', rolled_back_at: sql.call('now') });
  return null;
};

function returnItem(sql: SqlWriter, { table_name: table, row_id: id, version, published_version: published }: Row): void {
  const name = String(table);
  const row = sql.rows(name, { id }).find((one) => one.id === id);
  if (sql.isDistinct(row?.version, published)) {
    sql.raise('A document of this release has changed since.', {
      code: 'PT409',
      hint: 'Roll back the documents one by one in their editors.',
    });
  }
  const before = sql
    .rows('content_versions', { table_name: table, row_id: id, version })
    .find((one) => one.table_name === table && one.row_id === id && one.version === version)?.snapshot;
  const old: Row = typeof before === 'object' && before !== null ? { ...before } : {};
  const changed = Object.entries(old).filter(([column, value]) => !fixed.has(column) && sql.isDistinct(value, row?.[column]));
  sql.update(name, (one) => one.id === id, changed.length === 0 ? { id } : Object.fromEntries(changed));
}
