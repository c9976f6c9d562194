import type { ColumnSpec } from '@duneline/specs/contract';

/** A type as Postgres' users write it: `text[]` for `_text`. */
export const typeName = (type: string) => (type.startsWith('_') ? `${type.slice(1)}[]` : type);

/** A value as one reads and edits it: JSON and arrays as JSON text, `''` for NULL. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What a text in a field stands for in a column. @throws SyntaxError when it must be JSON and is none */
export function cellValue({ type }: ColumnSpec, text: string): unknown {
  // Postgres reads every other type from its text.
  return isJson(type) ? JSON.parse(text) : text;
}

/** Whether a column holds JSON or an array, which is edited as JSON. */
export function isJson(type: string): boolean {
  return type === 'json' || type === 'jsonb' || type.startsWith('_');
}
