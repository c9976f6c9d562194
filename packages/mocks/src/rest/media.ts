import type { Row } from '@duneline/specs/contract';
import { isObject, JsonNull } from '../sql/json.ts';
import { printCsv } from './csv.ts';
import { RestError } from './RestError.ts';

/** The requested media type of the response. */
export interface Media {
  readonly type: string;
  /** Whether the response is a single object. */
  readonly isSingle: boolean;
  /** Whether null members are omitted. */
  readonly isStripped: boolean;
}

const json: Media = { type: 'application/json', isSingle: false, isStripped: false };

/**
 * Chooses a media type by the `Accept` header and its quality values.
 * @throws PGRST107 when none is supported (query plans and GeoJSON are not, as on new projects)
 */
export function parseAccept(header: string | null): Media {
  const wanted = sorted(header ?? '*/*');
  for (const part of wanted) {
    const media = mediaOf(part);
    if (media !== null) return media;
  }
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${wanted.map(normalName).join(', ')}`);
}

/**
 * The body for rows.
 * @throws PGRST116 if a single object is requested and there is not exactly one row
 */
function renderRows(media: Media, rows: readonly Row[]): unknown {
  const shaped = media.isStripped ? rows.map(stripNulls) : rows;
  if (!media.isSingle) return shaped;
  if (shaped.length !== 1) {
    const details = `The result contains ${shaped.length} rows`;
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', details);
  }
  return shaped[0];
}

/** Creates a response with rows in the requested media type; `types` are the known column types. @throws PGRST116 */
export function respondRows(
  media: Media,
  status: number,
  rows: readonly Row[],
  headers: Readonly<Record<string, string>>,
  types: ReadonlyMap<string, string> = new Map(),
): Response {
  const body = media.type === 'text/csv' ? printCsv(rows, types) : JSON.stringify(renderRows(media, rows));
  return new Response(body, { status, headers: { ...headers, 'content-type': `${media.type}; charset=utf-8` } });
}

/** Removes null members at any depth. */
export function stripNulls<T>(value: T): T;
export function stripNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => stripNulls(item));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, item]) => item !== null && !(item instanceof JsonNull));
  return Object.fromEntries(kept.map(([name, item]) => [name, stripNulls(item)]));
}

function mediaOf(part: string): Media | null {
  const [type = '', ...parameters] = part
    .toLowerCase()
    .split(';')
    .map((piece) => piece.trim());
  const isStripped = parameters.some((parameter) => /^nulls\s*=\s*"?stripped"?$/.test(parameter));
  const suffix = isStripped ? ';nulls=stripped' : '';
  if (/^application\/vnd\.pgrst\.object(?:\+json)?$/.test(type)) {
    return { type: `application/vnd.pgrst.object+json${suffix}`, isSingle: true, isStripped };
  }
  if (/^application\/vnd\.pgrst\.array(?:\+json)?$/.test(type)) {
    return isStripped ? { type: `application/vnd.pgrst.array+json${suffix}`, isSingle: false, isStripped } : json;
  }
  if (type === 'text/csv') return { type, isSingle: false, isStripped: false };
  return type === '*/*' || type === 'application/json' ? json : null;
}

/** Sorts media types by quality, then by specificity, then by the header's order. */
function sorted(header: string): readonly string[] {
  const parts = header.split(',').map((part) => {
    const [type = ''] = part.split(/;\s*q=/);
    const quality = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
    return { type: type.trim(), quality, detail: type.split(';').length - type.split('*').length };
  });
  return parts.toSorted((left, right) => right.quality - left.quality || right.detail - left.detail).map(({ type }) => type);
}

function normalName(part: string): string {
  const plan = /^application\/vnd\.pgrst\.plan(\+json|\+text)?/.exec(part);
  return plan === null ? part : `application/vnd.pgrst.plan${plan[1] ?? '+text'}; for="application/json"`;
}
