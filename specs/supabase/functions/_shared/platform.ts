import type { EdgeEnvironment } from '../../../contract.ts';
import { Refusal } from './Refusal.ts';

/** The credentials of a request to the project's own services, and what REST is to respond with. */
interface As {
  /** @default the service key */
  readonly authorization?: string;
  readonly apikey?: string;
  /** https://docs.postgrest.org/en/stable/references/api/preferences.html */
  readonly prefer?: string;
}

function headersOf({ serviceRoleKey }: EdgeEnvironment, as: As) {
  const { apikey = serviceRoleKey, authorization = `Bearer ${apikey}`, prefer } = as;
  return { apikey, authorization, 'content-type': 'application/json', ...(prefer !== undefined && { prefer }) };
}

/**
 * Calls a database function.
 * @throws {Refusal} as the function raises it: SQLSTATE PTnnn is the status, the detail is the code; 502 for any other error
 */
export async function callDatabase(
  environment: EdgeEnvironment,
  name: string,
  args: Readonly<Record<string, unknown>>,
  as: As = {},
): Promise<unknown> {
  return await ask(environment, `/rest/v1/rpc/${name}`, { method: 'POST', body: JSON.stringify(args) }, as);
}

/** Inserts a row with the service key. @throws {Refusal} 502 */
export async function insertRow(
  environment: EdgeEnvironment,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  await ask(environment, `/rest/v1/${table}`, { method: 'POST', body: JSON.stringify(row) }, {});
}

/**
 * Updates the rows that match a query, with the service key.
 * @returns the updated rows
 * @throws {Refusal} 502
 */
export async function updateRows(
  environment: EdgeEnvironment,
  query: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const init = { method: 'PATCH', body: JSON.stringify(changes) };
  const rows = await ask(environment, `/rest/v1/${query}`, init, { prefer: 'return=representation' });
  return Array.isArray(rows) ? rows : [];
}

/**
 * The response of REST to a GET.
 * @throws {Refusal} 502
 */
export async function readRows(environment: EdgeEnvironment, query: string, as: As = {}): Promise<unknown> {
  return await ask(environment, `/rest/v1/${query}`, { method: 'GET' }, as);
}

async function ask(environment: EdgeEnvironment, path: string, init: RequestInit, as: As): Promise<unknown> {
  const { status, body } = await send(environment, path, { ...init, headers: headersOf(environment, as) });
  if (status < 400) return body;
  const { code, message, details } = Object(body) as Readonly<Record<string, unknown>>;
  if (typeof code === 'string' && /^PT4\d\d$/.test(code) && typeof details === 'string') {
    throw new Refusal(Number(code.slice(2)), details, `${String(message)}.`);
  }
  throw new Refusal(502, 'unexpected_failure', `The database answered ${status}: ${String(message)}.`);
}

/**
 * Sends a request to one of the project's own services.
 * @throws {Refusal} 502 if it is unreachable or does not respond with JSON
 */
export async function send(
  { url, fetch }: EdgeEnvironment,
  path: string,
  init: RequestInit,
): Promise<{ readonly status: number; readonly body: unknown }> {
  try {
    const response = await fetch(new Request(url + path, init));
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    throw new Refusal(502, 'unexpected_failure', `${path.split('?')[0] ?? path} could not be read: ${String(error)}.`);
  }
}

/** A signed-in user. */
export interface Person {
  readonly id: string;
  readonly authorization: string;
  /** In lower case; `null` until it is confirmed. */
  readonly confirmedEmail: string | null;
}

/**
 * The user of the request's token; `null` for a visitor, who sends none or an API key.
 * @throws {Refusal} 401 for an invalid token, 502 if the auth service does not respond
 */
export async function readPerson(request: Request, environment: EdgeEnvironment): Promise<Person | null> {
  const { anonKey } = environment;
  const authorization = request.headers.get('authorization');
  const token = authorization?.replace(/^bearer\s+/i, '') ?? '';
  if (authorization === null || token.startsWith('sb_') || token === anonKey) return null;
  const { status, body } = await send(environment, '/auth/v1/user', { headers: { apikey: anonKey, authorization } });
  if (status >= 500) throw new Refusal(502, 'unexpected_failure', `The auth service answered ${status}.`);
  const { id, email, email_confirmed_at: confirmedAt } = Object(body) as Readonly<Record<string, unknown>>;
  if (status < 400 && typeof id === 'string') {
    const isConfirmed = typeof email === 'string' && typeof confirmedAt === 'string';
    return { id, authorization, confirmedEmail: isConfirmed ? email.toLowerCase() : null };
  }
  throw new Refusal(401, 'bad_jwt', 'The session does not hold any more.');
}
