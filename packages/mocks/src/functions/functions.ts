import { bearerToken } from '../gateway/gateway.ts';
import { roleOfKey } from '../gateway/apiKeys.ts';
import { json } from '../gateway/json.ts';
import type { Project } from '../project.ts';

/** Runs the edge function of a request whose `path` begins after `/functions/v1`; `null` when there is no such function. */
export async function answerFunction(project: Project, request: Request, path: string): Promise<Response | null> {
  const refusal = await refuse(project, request);
  if (refusal !== null) return refusal;
  const slug = path.split('/')[1] ?? '';
  const run = Object.hasOwn(project.spec.edgeFunctions, slug) ? project.spec.edgeFunctions[slug] : undefined;
  if (run === undefined) return null;
  try {
    return await run(request, { url: project.url, serviceRoleKey: project.keys.serviceRole, fetch: project.fetch });
  } catch (error) {
    // What the platform does with an uncaught error: the reason is in its log, not in the answer.
    console.error(`The edge function "${slug}" threw:`, error);
    return new Response('Internal Server Error', { status: 500, headers: { 'content-type': 'text/plain' } });
  }
}

/** The answer to a request for a function that is not deployed. */
export function unknownFunction(): Response {
  return json(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
}

/** The platform lets a request through that carries an API key, or a person's token. */
async function refuse(project: Project, request: Request): Promise<Response | null> {
  const bearer = bearerToken(request);
  const key = request.headers.get('apikey');
  if (bearer !== null && roleOfKey(project.keys, bearer) !== null) return null;
  if (bearer !== null && !bearer.startsWith('sb_')) {
    const verdict = await project.tokens.verify(bearer);
    const exp = verdict.isValid ? verdict.claims['exp'] : undefined;
    const isCurrent = verdict.isValid && !(typeof exp === 'number' && exp * 1000 <= project.clock.now());
    return isCurrent ? null : json(401, { code: 401, message: 'Invalid JWT' });
  }
  if (bearer === null && roleOfKey(project.keys, key) !== null) return null;
  return json(
    401,
    bearer === null && key === null ? { code: 401, message: 'Missing authorization header' } : { message: 'Invalid API key' },
  );
}
