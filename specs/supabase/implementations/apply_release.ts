import type { FunctionImplementation, Row } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _release }) => {
  const items = sql.rows('content_release_items', { release_id: _release }).filter(({ release_id: id }) => id === _release);
  for (const item of sql.sort(items, ({ table_name: table, row_id: id }) => [table, id], ['asc', 'asc'])) {
    const isOfRow = (draft: Row): boolean => draft.table_name === item.table_name && draft.row_id === item.row_id;
    const draft = sql.rows('content_drafts', { table_name: item.table_name, row_id: item.row_id }).find(isOfRow);
    if (sql.isDistinct(draft?.revision, item.draft)) {
      sql.raise('A draft of this release has changed since it was planned.', {
        code: 'PT409',
        hint: 'Look at the drafts again, and plan the release once more.',
      });
    }
    const version = sql.call('public.publish_content', item.table_name, item.row_id, item.version, item.draft ?? 0);
    sql.update('content_release_items', (row) => row.release_id === _release && isOfRow(row), { published_version: version });
  }
  sql.update('content_releases', ({ id }) => id === _release, { state: 'live', published_at: sql.call('now') });
  return null;
};
