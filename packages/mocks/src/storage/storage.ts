import { json } from '../gateway/json.ts';
import type { Answer, ServiceCall } from '../service.ts';
import { Session } from '../session/Session.ts';
import { errorResponse } from './errorResponse.ts';
import { authenticate } from './authenticate.ts';
import { findRoute } from './findRoute.ts';
import type { FoundRoute } from './findRoute.ts';
import { parseObject } from './shape.ts';
import { StorageError, invalidRequest } from './StorageError.ts';

const absent = new Set(['s3', 'iceberg', 'vector']);

/** Handles a request to the storage service. `path` is the part after `/storage/v1`. */
export async function answerStorage(call: ServiceCall): Promise<Answer> {
  const { method } = call.request;
  try {
    const found = findRoute(method, call.path);
    if (found === null) return { response: unknownRoute(call), name: null };
    const response = await answerRoute(call, found).catch(errorResponse);
    return { response: method === 'HEAD' ? withoutBody(response) : response, name: `storage.${found.name}` };
  } catch (error) {
    return { response: errorResponse(error), name: null };
  }
}

async function answerRoute({ project, request, url }: ServiceCall, { route, bucket, key }: FoundRoute): Promise<Response> {
  const body = route.body === undefined ? {} : parseObject(await readJson(request), route.body, 'body');
  const query = route.query === undefined ? {} : parseObject(Object.fromEntries(url.searchParams), route.query, 'querystring');
  const caller = await authenticate(project, request, url, route.access);
  if (caller instanceof Response) return caller;
  const { role, claims, isAuthenticated } = caller;
  const owner = typeof claims?.['sub'] === 'string' ? claims['sub'] : null;
  const session = new Session(project, role, claims);
  const system = new Session(project, 'service_role', null);
  return route.answer({ project, request, url, bucket, key, body, query, session, system, isAuthenticated, owner });
}

async function readJson(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.includes('application/json') !== true) return null;
  const text = await request.text();
  if (text === '') throw invalidRequest("Body cannot be empty when content-type is set to 'application/json'", 'FastifyError');
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw invalidRequest("Body is not valid JSON but content-type is set to 'application/json'", 'FastifyError');
  }
}

function unknownRoute({ request, path, url }: ServiceCall): Response {
  const [, part = ''] = path.split('/');
  if (absent.has(part)) return json(501, { message: `The embedded backend does not implement storage/${part}.` });
  const message = `Route ${request.method}:${path}${url.search} not found`;
  return errorResponse(new StorageError('InvalidRequest', 404, message, { error: 'Not Found', status: 404 }));
}

function withoutBody({ status, headers }: Response): Response {
  return new Response(null, { status, headers });
}
