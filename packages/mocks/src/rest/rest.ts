import type { TableSpec } from '@duneline/specs/contract';
import type { Caller } from '../gateway/gateway.ts';
import type { Project } from '../project.ts';
import { Session } from '../session/Session.ts';
import { PgError } from '../sql/PgError.ts';
import { errorResponse } from './errorResponse.ts';
import { authenticate } from './authenticate.ts';
import { parseAccept } from './media.ts';
import { parsePrefer } from './prefer.ts';
import { readTable } from './read.ts';
import { RestError } from './RestError.ts';
import type { RestCall } from './RestCall.ts';
import { findSimilarName } from './findSimilarName.ts';

/** Supabase's limit of rows per read. */
const defaultMaxRows = 1000;

/** Handles a request to PostgREST. `path` is the part after `/rest/v1`. */
export async function answerRest(project: Project, request: Request, url: URL, path: string, caller: Caller): Promise<Response> {
  let role = caller.keyRole;
  try {
    assertNoNul(url.searchParams);
    const identity = await authenticate(project, caller);
    role = identity.role;
    const profile = negotiatedSchema(request);
    const prefer = parsePrefer(request.headers.get('prefer'));
    const settings: Record<string, string> = prefer.timezone === null ? {} : { timezone: prefer.timezone };
    const call: RestCall = {
      session: new Session(project, identity.role, identity.claims, settings),
      request,
      method: request.method,
      parameters: url.searchParams,
      prefer,
      media: parseAccept(acceptOf(request, path)),
      maxRows: project.spec.maxRows ?? defaultMaxRows,
    };
    const response = await dispatch(call, path);
    if (profile !== null && response.body !== null) response.headers.set('content-profile', profile);
    return bare(request, response);
  } catch (error) {
    return bare(request, errorResponse(error, role));
  }
}

/** Only the root offers the OpenAPI description, which is JSON too. */
function acceptOf(request: Request, path: string): string | null {
  const accept = request.headers.get('accept');
  return /^\/?$/.test(path) ? (accept?.replace('application/openapi+json', 'application/json') ?? null) : accept;
}

/** Loads code for writes and functions on demand, because most pages only read rows. */
async function dispatch(call: RestCall, path: string): Promise<Response> {
  const [, first = '', second, ...more] = path.split('/').map(decodePart);
  if (first === 'rpc' && second !== undefined && more.length === 0) return (await import('./rpc.ts')).callFunction(call, second);
  if (first === '' && second === undefined) return (await import('./openApi.ts')).describeProject(call);
  if (second !== undefined) throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  const table = tableOf(call, first);
  switch (call.method) {
    case 'GET':
    case 'HEAD':
      return readTable(call, table);
    case 'OPTIONS':
      return new Response(null, { status: 200, headers: { allow: allowedMethods(table) } });
    default:
      return (await import('./writeTable.ts')).writeTable(call, table);
  }
}

function allowedMethods({ primaryKey }: TableSpec): string {
  return primaryKey.length === 0 ? 'OPTIONS,GET,HEAD,POST,PATCH,DELETE' : 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE';
}

/** @throws PgError 22021 for a parameter with NUL, which Postgres' text cannot contain */
function assertNoNul(parameters: URLSearchParams): void {
  if ([...parameters].flat().some((text) => text.includes('\0')))
    throw new PgError('22021', 'invalid byte sequence for encoding "UTF8": 0x00');
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
}

function tableOf(call: RestCall, name: string): TableSpec {
  const { tables } = call.session.project.spec;
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (table !== undefined) return table;
  const guess = findSimilarName(name, Object.keys(tables));
  const hint = guess === null ? null : `Perhaps you meant the table 'public.${guess}'`;
  throw new RestError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`, null, hint);
}

/**
 * The schema that the request names; `null` if none.
 * @throws PGRST106 if it is not exposed
 */
function negotiatedSchema(request: Request): string | null {
  const isWrite = ['POST', 'PATCH', 'PUT', 'DELETE'].includes(request.method);
  const schema = request.headers.get(isWrite ? 'content-profile' : 'accept-profile');
  if (schema === null || schema === 'public') return schema;
  throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, null, 'Only the following schemas are exposed: public');
}

/** A response to HEAD has the headers of GET, and no body. */
function bare(request: Request, response: Response): Response {
  return request.method === 'HEAD' ? new Response(null, { status: response.status, headers: response.headers }) : response;
}
