import type { ContentFields } from '@duneline/machines';
import { editableColumns, type ContentStatus, type ContentTable } from './contentTables.ts';

/** The editable columns of a row as the database sends it. */
export function editableFields(table: ContentTable, row: object): ContentFields {
  const columns: readonly string[] = editableColumns[table];
  return Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));
}

/** The columns of a row that is stored as JSON, such as a snapshot; none for anything else. */
export function fieldsOf(value: unknown): ContentFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Whether a row with this status is published; an article may still wait for its date. Themes have no status. */
export const isPublished = (status: ContentStatus): boolean => status === 'published' || status === null;

/** Whether visitors see a row, or have seen it. */
export function statusOf(row: object): ContentStatus {
  const { status, former_published_at: former } = fieldsOf(row);
  if (status === 'published') return status;
  if (status !== 'draft') return null;
  return typeof former === 'string' ? 'unpublished' : status;
}
