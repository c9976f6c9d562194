import type { Row, TableSpec } from '@duneline/specs/contract';
import { respondRows } from './media.ts';
import { preferenceApplied } from './prefer.ts';
import type { RestCall } from './RestCall.ts';
import { RestError } from './RestError.ts';

/**
 * Creates the response to a write inside its transaction, so that an error (such as several rows for a single object) rolls it
 * back.
 */
export function writeResponse(
  call: RestCall,
  table: TableSpec,
  status: number,
  rows: readonly Row[],
  shaped: readonly Row[],
  applied: readonly string[],
): Response {
  const { prefer, method } = call;
  const affected = prefer.return === 'representation' ? shaped.length : rows.length;
  if (prefer.maxAffected !== null && method !== 'POST' && affected > prefer.maxAffected) {
    const message = 'Query result exceeds max-affected preference constraint';
    throw new RestError(400, 'PGRST124', message, `The query affects ${affected} rows`);
  }
  const total = prefer.count === null ? '*' : affected;
  const range = method === 'PATCH' && affected > 0 ? `0-${affected - 1}` : '*';
  const headers = { 'content-range': `${range}/${total}`, ...preferenceApplied(prefer, ...applied) };
  if (prefer.return === 'representation') {
    return respondRows(call.media, method === 'POST' ? status : 200, shaped, headers);
  }
  const location = prefer.return === 'headers-only' && method === 'POST' ? locationOf(table, rows) : {};
  return new Response(null, { status: method === 'POST' ? status : 204, headers: { ...headers, ...location } });
}

function locationOf(table: TableSpec, rows: readonly Row[]): Readonly<Record<string, string>> {
  const [row] = rows;
  if (row === undefined || rows.length > 1 || table.primaryKey.length === 0) return {};
  const key = table.primaryKey.map((column) => `${column}=eq.${encodeURIComponent(String(row[column]))}`);
  return { location: `/${table.name}?${key.join('&')}` };
}
