import type { Caller } from '../gateway/gateway.ts';
import type { Project } from '../project.ts';
import { AuthError } from './AuthError.ts';

/** One request to the auth service. */
export interface AuthCall {
  readonly project: Project;
  readonly request: Request;
  readonly url: URL;
  /** The caller; `null` on paths that need no API key. */
  readonly caller: Caller | null;
  /** The path parameters. */
  readonly params: Readonly<Record<string, string>>;
}

/** Reads the request's JSON object. @throws AuthError `bad_json` or `request_entity_too_large` */
export async function readBody({ request }: AuthCall): Promise<Readonly<Record<string, unknown>>> {
  const text = await request.text();
  if (text.length > 1_000_000) throw new AuthError(413, 'request_entity_too_large', 'Request body is too large');
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return Object.fromEntries(Object.entries(body));
  } catch (error) {
    throw badJson(error instanceof Error ? error.message : 'invalid JSON');
  }
  throw badJson('a JSON object is expected');
}

/** Reads a string member of a body, `''` if absent. @throws AuthError `bad_json` for another type */
export function textOf(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw badJson(`"${name}" must be a string`);
  return value;
}

/** Reads an object member of a body, empty if absent. @throws AuthError `bad_json` for another type */
export function objectOf(body: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  const value = body[name];
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw badJson(`"${name}" must be an object`);
  return Object.fromEntries(Object.entries(value));
}

/** Reads a boolean member of a body, `otherwise` if absent. @throws AuthError `bad_json` for another type */
export function booleanOf(body: Readonly<Record<string, unknown>>, name: string, otherwise: boolean): boolean {
  const value = body[name];
  if (value === undefined || value === null) return otherwise;
  if (typeof value !== 'boolean') throw badJson(`"${name}" must be true or false`);
  return value;
}

function badJson(reason: string): AuthError {
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
}
