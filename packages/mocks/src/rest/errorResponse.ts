import type { Role } from '@duneline/specs/contract';
import { json } from '../gateway/json.ts';
import { PgError } from '../sql/PgError.ts';
import { RestError } from './RestError.ts';

const type = { 'content-type': 'application/json; charset=utf-8' };

/** The response for an error of the database or of PostgREST; any other error is thrown on. */
export function errorResponse(error: unknown, role: Role): Response {
  if (error instanceof RestError) {
    const { status, code, message, details, hint } = error;
    const invalidToken: Record<string, string> =
      status === 401 ? { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` } : {};
    return json(status, { code, details, hint, message }, { ...type, ...invalidToken });
  }
  if (!(error instanceof PgError)) throw error;
  const { code, message, details, hint } = error;
  const headers: Record<string, string> = code === '42501' && role === 'anon' ? { 'www-authenticate': 'Bearer' } : {};
  return json(statusOf(code, role), { code, details, hint, message }, { ...type, ...headers });
}

function statusOf(code: string, role: Role): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  if (code === '23503' || code === '23505') return 409;
  if (code === '42883' || code === '42P01') return 404;
  if (code === '25006') return 405;
  if (/^(?:57|40|55|XX)/.test(code) || code === '42P17') return 500;
  if (/^(?:08|53)/.test(code)) return 503;
  const raised = /^PT(\d{3})$/.exec(code)?.[1];
  return raised === undefined ? 400 : Number(raised);
}
