import type { AuthCall } from './AuthCall.ts';
import { errorResponse } from './errorResponse.ts';
import { countRequest } from './limit.ts';
import { routes } from './routes.ts';

/** Paths that need no API key. */
export const openAuthPaths: ReadonlySet<string> = new Set(routes.filter(({ isOpen }) => isOpen).map(({ path }) => path));

/** Handles a request to the auth service. @param path the path after `/auth/v1` @returns `null` for an unknown endpoint */
export async function answerAuth(call: Omit<AuthCall, 'params'>, path: string): Promise<Response | null> {
  const given = path.split('/');
  const fitting = routes.flatMap((route) => {
    const params = paramsOf(route.path.split('/'), given);
    return params === null ? [] : [{ route, params }];
  });
  if (fitting.length === 0) return null;
  const { method } = call.request;
  const found = fitting.find(({ route }) => route.method === method);
  if (found === undefined) {
    return new Response(null, { status: 405, headers: { allow: fitting.map(({ route }) => route.method).join(', ') } });
  }
  try {
    if (found.route.limit !== undefined) countRequest(call, found.route.limit);
    return await found.route.answer({ ...call, params: found.params });
  } catch (error) {
    return errorResponse(error, call.request, call.project.random);
  }
}

/** The parameters of a path, or `null` when it does not match the route. */
function paramsOf(wanted: readonly string[], given: readonly string[]): Readonly<Record<string, string>> | null {
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decoded(value);
    else if (part !== value) return null;
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
