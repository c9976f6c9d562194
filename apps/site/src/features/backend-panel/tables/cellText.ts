import type { ColumnSpec } from '@duneline/specs/contract';

/** A type in Postgres' notation: `text[]` for `_text`. */
export const typeName = (type: string) => (type.startsWith('_') ? `${type.slice(1)}[]` : type);

/** A value as editable text: JSON and arrays as JSON, `''` for NULL. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Parses a field's text for a column.
 * @throws SyntaxError for invalid JSON
 */
export function cellValue({ type }: ColumnSpec, text: string): unknown {
  // Postgres parses the text of all other types.
  return isJson(type) ? JSON.parse(text) : text;
}

/** Whether a column contains JSON or an array, which are edited as JSON. */
export function isJson(type: string): boolean {
  return type === 'json' || type === 'jsonb' || type.startsWith('_');
}
