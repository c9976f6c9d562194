import type { Role } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import { PgError } from '../sql/PgError.ts';
import { RestError } from './RestError.ts';

const type = { 'content-type': 'application/json; charset=utf-8' };

/** The response for a database or PostgREST error. Other errors are rethrown. */
export function errorResponse(error: unknown, role: Role): Response {
  if (error instanceof RestError) {
    const { status, code, message, details, hint } = error;
    const invalidToken: Record<string, string> =
      status === 401 ? { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` } : {};
    return json(status, { code, details, hint, message }, { ...type, ...invalidToken });
  }
  if (!(error instanceof PgError)) throw error;
  const { code, message, details, hint } = error;
  const status = statusOf(code, role);
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  const response = json(status, { code, details, hint, message }, { ...type, ...headers });
  // Whether responses of this status have no body.
  return status < 200 || status === 204 || status === 205 || status === 304 ? bodiless(status) : response;
}

/** HTTP statuses by SQLSTATE prefix, longest prefix first. */
const statuses: readonly (readonly [string, number])[] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['57P01', 503],
  ['53400', 500],
  ['P0001', 400],
  ['0L', 403],
  ['0P', 403],
  ['28', 403],
  ['08', 503],
  ['53', 503],
  ...['09', '21', '25', '2D', '38', '39', '3B', '40', '54', '55', '57', '58', 'F0', 'HV', 'P0', 'XX'].map(
    (start) => [start, 500] as const,
  ),
];

function statusOf(code: string, role: Role): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  const raised = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  if (raised !== undefined) return Number(raised);
  if (code.startsWith('PT')) return 500;
  return statuses.find(([start]) => code.startsWith(start))?.[1] ?? 400;
}

function bodiless(status: number): Response {
  return new Response(null, { status: status < 200 ? 500 : status });
}
