import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

const tables: readonly unknown[] = [
  'blog_posts',
  'component_config',
  'cta_config',
  'media_library',
  'navigation_menu',
  'page_content',
  'seo_config',
  'theme_config',
];

/** Columns that publishing or the database itself sets. */
const fixed: ReadonlySet<string> = new Set([
  'id',
  'status',
  'version',
  'updated_by',
  'created_at',
  'updated_at',
  'is_external',
  'is_in_sitemap',
  'is_active',
]);

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

export const implementation: FunctionImplementation = (sql: SqlWriter, { _table, _id, _expected_version, _expected_draft }) => {
  if (sql.call('public.is_admin') !== true) {
    sql.raise('Only an admin publishes content.', { code: '42501' });
  }
  if (typeof _table !== 'string' || !tables.includes(_table)) {
    sql.raise('There is no content table of this name.', { code: 'PT400', detail: typeof _table === 'string' ? _table : 'null' });
  }
  const row = sql.rows(_table, { id: _id }).find(({ id }) => id === _id);
  if (row === undefined) {
    sql.raise('The row does not exist any more.', { code: 'PT404', hint: 'Somebody may have deleted it.' });
  }
  if (sql.isDistinct(row.version, _expected_version)) {
    sql.raise('Somebody else has changed this row.', {
      code: 'PT409',
      detail: `It is at version ${String(row.version)} now; you started from version ${typeof _expected_version === 'number' ? _expected_version : 'null'}.`,
      hint: 'Load the row again, look at the difference, and publish once more.',
    });
  }
  const isOfRow = (draft: Row): boolean => draft.table_name === _table && draft.row_id === _id;
  const draft = sql.rows('content_drafts', { table_name: _table, row_id: _id }).find(isOfRow);
  if (typeof _expected_draft === 'number' && (draft?.revision ?? 0) !== _expected_draft) {
    sql.raise('Somebody else has changed this draft.', {
      code: 'PT409',
      detail: `It is at revision ${typeof draft?.revision === 'number' ? draft.revision : 'null'} now; you looked at revision ${_expected_draft}.`,
      hint: 'Load the draft again, look at it, and publish once more.',
    });
  }
  const changes = draft?.changes;
  const drafted = isObject(changes) ? changes : {};
  const unknown = Object.keys(drafted).filter((name) => !Object.hasOwn(row, name) || fixed.has(name));
  if (unknown.length > 0) {
    sql.raise('The draft changes a column that cannot be edited.', { code: 'PT400', detail: unknown.toSorted()[0] ?? '' });
  }
  const isTheme = _table === 'theme_config';
  const changed: Row = isTheme ? { colors: row.colors, ...drafted } : { ...drafted, status: 'published' };
  const [published] = sql.update(_table, ({ id }) => id === _id, changed);
  const unreadable = isTheme ? String(sql.call('public.unreadable_pairs', changed.colors)) : '';
  if (unreadable !== '') {
    sql.raise('This theme cannot be read.', {
      code: 'PT422',
      detail: unreadable,
      hint: 'Text needs a contrast of 4.5 : 1 with what it stands on.',
    });
  }
  sql.remove('content_drafts', isOfRow);
  return published?.version ?? null;
};
