import type { TableSpec } from '@duneline/specs/contract';
import type { Caller } from '../gateway/gateway.ts';
import type { Project } from '../project.ts';
import { Session } from '../session/Session.ts';
import { deleteFromTable, updateTable } from './change.ts';
import { errorResponse } from './errorResponse.ts';
import { identify } from './identify.ts';
import { insertIntoTable } from './insert.ts';
import { parseAccept } from './media.ts';
import { parsePrefer } from './prefer.ts';
import { readTable } from './read.ts';
import { RestError, notImplemented } from './RestError.ts';
import type { RestCall } from './RestCall.ts';
import { callFunction } from './rpc.ts';
import { similar } from './similar.ts';

/** As on Supabase: a read gives a thousand rows at most. */
const maxRows = 1000;

/** Answers a request to PostgREST, whose `path` begins after `/rest/v1`. */
export async function answerRest(project: Project, request: Request, url: URL, path: string, caller: Caller): Promise<Response> {
  let role = caller.keyRole;
  try {
    const identity = await identify(project, caller);
    role = identity.role;
    assertSchema(request);
    const call: RestCall = {
      session: new Session(project, identity.role, identity.claims),
      request,
      method: request.method,
      parameters: url.searchParams,
      prefer: parsePrefer(request.headers.get('prefer')),
      media: parseAccept(request.headers.get('accept')),
      maxRows,
    };
    return bare(request, await dispatch(call, path));
  } catch (error) {
    return bare(request, errorResponse(error, role));
  }
}

function dispatch(call: RestCall, path: string): Response | Promise<Response> {
  const [, first = '', second, ...more] = path.split('/').map(decodePart);
  if (first === 'rpc' && second !== undefined && more.length === 0) return callFunction(call, second);
  if (first === '' && second === undefined) throw notImplemented('the OpenAPI description at the root');
  if (second !== undefined) throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  const table = tableOf(call, first);
  switch (call.method) {
    case 'GET':
    case 'HEAD':
      return readTable(call, table);
    case 'POST':
      return insertIntoTable(call, table);
    case 'PATCH':
      return updateTable(call, table);
    case 'DELETE':
      return deleteFromTable(call, table);
    case 'PUT':
      throw notImplemented('PUT (single-row upsert)');
    default:
      throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${call.method}`);
  }
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
  const guess = similar(name, Object.keys(tables));
  const hint = guess === null ? null : `Perhaps you meant the table 'public.${guess}'`;
  throw new RestError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`, null, hint);
}

function assertSchema(request: Request): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const schema = request.headers.get(isRead ? 'accept-profile' : 'content-profile') ?? 'public';
  if (schema !== 'public') {
    throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, null, 'Only the following schemas are exposed: public');
  }
}

/** A HEAD answer has the headers of a GET, and no body. */
function bare(request: Request, response: Response): Response {
  return request.method === 'HEAD' ? new Response(null, { status: response.status, headers: response.headers }) : response;
}
