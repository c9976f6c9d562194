import type { Row } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import { textOfBase64, toBase64 } from './base64.ts';
import { assertBucketName } from './keys.ts';
import { findRows } from './rows.ts';
import { isoOf, listedJson, metadataOf, textOf } from './rowJson.ts';
import type { ObjectShape } from './shape.ts';
import type { StorageCall } from './StorageCall.ts';
import { StorageError } from './StorageError.ts';

/** Filter and start of a list of objects. */
export const listV2Body: ObjectShape = {
  type: 'object',
  properties: {
    prefix: { type: 'string' },
    limit: { type: 'integer', minimum: 1 },
    cursor: { type: 'string' },
    with_delimiter: { type: 'boolean' },
    sortBy: {
      type: 'object',
      required: ['column'],
      properties: {
        column: { type: 'string', enum: ['name', 'updated_at', 'created_at'] },
        order: { type: 'string', enum: ['asc', 'desc'] },
      },
    },
  },
};

const mostRows = 1000;

/** Lists objects by key prefix, page by page; with a delimiter, objects in a subfolder are grouped as that folder. */
export function listObjectsV2({ session, bucket, body }: StorageCall): Response {
  assertBucketName(bucket);
  const prefix = textOf(body['prefix']);
  const limit = Math.min(Number(body['limit'] ?? mostRows), mostRows);
  const given = textOf(body['cursor']);
  const cursor = given === '' ? null : readCursor(given);
  const { column, order } = cursor ?? orderOf(metadataOf(body['sortBy']));
  const found = findRows(session, 'storage.objects', { bucket_id: bucket }).filter((row) =>
    textOf(row['name']).startsWith(prefix),
  );
  const hasFolders = body['with_delimiter'] === true;
  const entries = hasFolders ? withFolders(found, prefix) : found;
  // The name relative to the listed folder.
  const keyed = (row: Row): Row => (hasFolders ? { key: textOf(row['name']).split('/')[prefix.split('/').length - 1] } : {});
  const print = (row: Row): Row => ({ ...keyed(row), ...listedJson(row) });
  const sign = order === 'desc' ? -1 : 1;
  const keyOf = (row: Row): readonly string[] =>
    column === 'name' ? [textOf(row['name'])] : [isoOf(row[column]) ?? '', textOf(row['name'])];
  const sorted = entries.toSorted((left, right) => sign * compare(keyOf(left), keyOf(right)));
  const after = cursor === null ? sorted : sorted.filter((row) => sign * compare(keyOf(row), cursor.after) > 0);
  const page = after.slice(0, limit);
  const last = page.at(-1);
  const hasNext = after.length > limit && last !== undefined;
  return json(200, {
    hasNext,
    ...(hasNext && { nextCursor: writeCursor({ column, order, after: keyOf(last) }), nextCursorKey: last['name'] }),
    folders: page.filter(isFolder).map(print),
    objects: page.filter((row) => !isFolder(row)).map(print),
  });
}

/** A folder is sorted by its name, and its time is that of its oldest object. */
function withFolders(rows: readonly Row[], prefix: string): readonly Row[] {
  const entries = new Map<string, Row>();
  for (const row of rows) {
    const name = textOf(row['name']);
    const end = name.indexOf('/', prefix.length);
    if (end === -1) entries.set(name, row);
    else {
      const folder = name.slice(0, end + 1);
      const known = entries.get(folder)?.['created_at'];
      const created = textOf(row['created_at']);
      const oldest = typeof known === 'string' && known < created ? known : created;
      entries.set(folder, { name: folder, id: null, created_at: oldest, updated_at: oldest, metadata: null });
    }
  }
  return [...entries.values()];
}

function isFolder(row: Row): boolean {
  return row['id'] === null;
}

interface Order {
  readonly column: string;
  readonly order: string;
}

/** The end of a page: the sort keys of its last entry. */
interface Cursor extends Order {
  readonly after: readonly string[];
}

function orderOf({ column, order }: Row): Order {
  return { column: textOf(column ?? 'name'), order: textOf(order ?? 'asc') };
}

function writeCursor({ column, order, after }: Cursor): string {
  const lines = [`l:${after.at(-1) ?? ''}`, `o:${order}`, `c:${column}`, ...(after.length > 1 ? [`a:${after[0] ?? ''}`] : [])];
  return toBase64(new TextEncoder().encode(lines.join('\n')));
}

function readCursor(text: string): Cursor {
  const lines = (textOfBase64(text) ?? '').split('\n').map((line) => /^([loca]):(.*)$/.exec(line));
  if (lines.includes(null)) throw new StorageError('InvalidParameter', 400, 'Invalid Parameter continuation token');
  const parts = new Map(lines.map((match) => [match?.[1] ?? '', match?.[2] ?? '']));
  const column = parts.get('c') ?? 'name';
  const name = parts.get('l') ?? '';
  return { column, order: parts.get('o') ?? 'asc', after: column === 'name' ? [name] : [parts.get('a') ?? '', name] };
}

/** Compares by the first differing key. */
function compare(left: readonly string[], right: readonly string[]): -1 | 0 | 1 {
  const at = left.findIndex((key, index) => key !== right[index]);
  if (at === -1) return 0;
  return (left[at] ?? '') < (right[at] ?? '') ? -1 : 1;
}
