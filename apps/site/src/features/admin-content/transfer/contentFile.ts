import type { ContentFields } from '@duneline/machines';
import * as t from '@duneline/specs/messages/admin-content';
import type { ContentTable } from '../contentTables.ts';

const format = 'duneline-content';

/** A file cannot be imported; the message says why, and what to do. */
export class ContentFileError extends Error {}

/** The name of a row's file: its table and where it is shown, such as `seo_config-pricing-en.json`. */
export function contentFileName(table: ContentTable, place: Readonly<Partial<Record<string, string>>>): string {
  return `${[table, ...Object.values(place)].join('-').replaceAll(/[^\w-]+/g, '')}.json`;
}

/** The fields of a content row as the text of a JSON file, which `readContentFile` reads. */
export function writeContentFile(table: ContentTable, fields: ContentFields): string {
  return `${JSON.stringify({ format, table, fields }, null, 2)}\n`;
}

/**
 * Reads the fields of a content row from the text of a JSON file. What is inside lists and objects is checked by the editor, and by
 * the database when it is published.
 * @param present the row's fields: the file must have the same names and kinds of values, but may have fewer
 * @throws {ContentFileError}
 */
export function readContentFile(text: string, table: ContentTable, present: ContentFields): ContentFields {
  const file = parse(text);
  if (kindOf(file) !== 'object' || Reflect.get(file as object, 'format') !== format)
    throw new ContentFileError(t.transferForeign);
  const { table: found, fields } = file as { readonly table?: unknown; readonly fields?: unknown };
  if (found !== table) throw new ContentFileError(t.transferOther({ table: String(found) }));
  if (kindOf(fields) !== 'object') throw new ContentFileError(t.transferForeign);
  const entries = Object.entries(fields as ContentFields);
  refuse(
    entries.filter(([name]) => !Object.hasOwn(present, name)),
    t.transferUnknown,
  );
  refuse(
    entries.filter(([name, value]) => !isAlike(value, present[name])),
    t.transferKinds,
  );
  return Object.fromEntries(entries);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContentFileError(t.transferNoJson);
  }
}

function refuse(entries: readonly (readonly [name: string, value: unknown])[], say: (texts: { names: string }) => string): void {
  if (entries.length > 0) throw new ContentFileError(say({ names: entries.map(([name]) => name).join(', ') }));
}

/** Whether two values are of the same kind. `null` is an empty text: nullable columns hold texts only. */
function isAlike(one: unknown, other: unknown): boolean {
  const isText = (value: unknown) => value === null || typeof value === 'string';
  return kindOf(one) === kindOf(other) || (isText(one) && isText(other));
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
