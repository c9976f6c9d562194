import type { Row } from '@duneline/specs/contract';
import { RestError, notImplemented } from './RestError.ts';

/** The form in which the caller wants the answer. */
export interface Media {
  readonly type: string;
  /** One object instead of an array. */
  readonly isSingle: boolean;
  /** Members that are null are left out. */
  readonly isStripped: boolean;
}

/** Chooses the form by the `Accept` header; throws PGRST107 when nothing in it can be served, 501 for what is still missing. */
export function parseAccept(header: string | null): Media {
  const wanted = (header ?? '*/*').split(',').map((part) => part.trim().toLowerCase());
  for (const part of wanted) {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const isStripped = parameters.includes('nulls=stripped');
    if (type === 'application/vnd.pgrst.object+json')
      return { type: `${type}${isStripped ? ';nulls=stripped' : ''}`, isSingle: true, isStripped };
    if (type === 'application/vnd.pgrst.array+json')
      return { type: `${type}${isStripped ? ';nulls=stripped' : ''}`, isSingle: false, isStripped };
    if (['*/*', 'application/*', 'application/json'].includes(type))
      return { type: 'application/json', isSingle: false, isStripped: false };
    if (['text/csv', 'application/geo+json'].includes(type) || type.startsWith('application/vnd.pgrst.plan'))
      throw notImplemented(`the media type ${type}`);
  }
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${wanted.join(', ')}`);
}

/** The body for some rows. Throws PGRST116 when one object is wanted and there is not exactly one. */
export function renderRows(media: Media, rows: readonly Row[]): unknown {
  const shaped = media.isStripped ? rows.map(stripNulls) : rows;
  if (!media.isSingle) return shaped;
  if (shaped.length !== 1) {
    const details = `The result contains ${shaped.length} rows`;
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', details);
  }
  return shaped[0];
}

function stripNulls(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}
