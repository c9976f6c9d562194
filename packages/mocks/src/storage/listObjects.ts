import type { Row } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import { assertBucketName } from './keys.ts';
import { findRows } from './rows.ts';
import { listedJson, metadataOf, textOf } from './rowJson.ts';
import type { ObjectShape } from './shape.ts';
import type { StorageCall } from './StorageCall.ts';

/** Filter and order of a list of objects. */
export const listBody: ObjectShape = {
  type: 'object',
  required: ['prefix'],
  properties: {
    prefix: { type: 'string' },
    limit: { type: 'integer', minimum: 1 },
    offset: { type: 'integer', minimum: 0 },
    search: { type: 'string' },
    sortBy: {
      type: 'object',
      required: ['column'],
      properties: {
        column: { type: 'string', enum: ['name', 'updated_at', 'created_at', 'last_accessed_at'] },
        order: { type: 'string', enum: ['asc', 'desc'] },
      },
    },
  },
};

const mostRows = 1500;

/**
 * Lists a folder; `search` is a name prefix in it, case-insensitive. Entries are objects, and folders without an id. By name both
 * are sorted together; by time, folders come first.
 */
export function listObjects({ session, bucket, body }: StorageCall): Response {
  assertBucketName(bucket);
  const given = textOf(body['prefix']);
  const folder = given === '' || given.endsWith('/') ? given : `${given}/`;
  const prefix = (folder + textOf(body['search'])).toLowerCase();
  const { column = 'name', order = 'asc' } = metadataOf(body['sortBy']);
  const sign = order === 'desc' ? -1 : 1;
  const inside = findRows(session, 'storage.objects', { bucket_id: bucket }).filter((row) => nameOf(row).startsWith(prefix));
  const entries = inside
    .toSorted((left, right) => sign * compare(nameOf(left), nameOf(right)))
    .map((row) => entryOf(row, folder.length, prefix.length));
  const distinct = [...new Map(entries.map((entry) => [`${entry.isFolder}${entry.name.toLowerCase()}`, entry])).values()];
  const sorted = column === 'name' ? distinct : byMoment(distinct, textOf(column), sign);
  const limit = Math.min(Number(body['limit'] ?? 100), mostRows);
  const offset = Number(body['offset'] ?? 0);
  return json(
    200,
    sorted
      .slice(offset, offset + limit)
      .map(({ row, name, isFolder }) => (isFolder ? listedJson(folderRow, name) : listedJson(row, name))),
  );
}

interface Entry {
  readonly row: Row;
  readonly name: string;
  readonly isFolder: boolean;
}

const folderRow: Row = { id: null, metadata: null };

/** An entry: an object, or the folder that contains it; its name is relative to the listed folder. */
function entryOf(row: Row, folderLength: number, prefixLength: number): Entry {
  const name = textOf(row['name']);
  const end = name.indexOf('/', prefixLength);
  return { row, name: name.slice(folderLength, end === -1 ? undefined : end), isFolder: end !== -1 };
}

function byMoment(entries: readonly Entry[], column: string, sign: 1 | -1): readonly Entry[] {
  const moment = ({ row }: Entry): string => textOf(row[column]);
  const objects = entries.filter(({ isFolder }) => !isFolder);
  return [
    ...entries.filter(({ isFolder }) => isFolder),
    ...objects.toSorted((left, right) => sign * compare(moment(left), moment(right))),
  ];
}

function nameOf(row: Row): string {
  return textOf(row['name']).toLowerCase();
}

function compare(left: string, right: string): -1 | 0 | 1 {
  return left < right ? -1 : left > right ? 1 : 0;
}
