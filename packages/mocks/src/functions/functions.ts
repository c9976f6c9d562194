import { bearerToken } from '../gateway/gateway.ts';
import { json } from '../gateway/json.ts';
import type { Project } from '../project.ts';

/** Runs the edge function of a request whose `path` begins after `/functions/v1`; `null` when there is no such function. */
export async function answerFunction(project: Project, request: Request, path: string): Promise<Response | null> {
  const { spec, keys, clock } = project;
  const slug = path.split('/')[1] ?? '';
  const run = Object.hasOwn(spec.edgeFunctions, slug) ? spec.edgeFunctions[slug] : undefined;
  if (run === undefined) return null;
  if (spec.edgeRuntime?.openFunctions.includes(slug) !== true) {
    const refusal = await refuse(project, request);
    if (refusal !== null) return refusal;
  }
  const { secrets = {} } = spec.edgeRuntime ?? {};
  try {
    return await run(request, {
      url: project.url,
      anonKey: keys.anon,
      serviceRoleKey: keys.serviceRole,
      isLocal: true,
      secret: (name) => (Object.hasOwn(secrets, name) ? secrets[name] : undefined),
      now: () => clock.now(),
      fetch: project.fetch,
    });
  } catch (error) {
    // As on the platform, the error is only in the log, not in the response.
    console.error(`The edge function "${slug}" threw:`, error);
    return new Response('Internal Server Error', { status: 500, headers: { 'content-type': 'text/plain' } });
  }
}

/** The response for a function that is not deployed. */
export function unknownFunction(): Response {
  return json(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
}

/** With `verify_jwt` the platform requires a JWT of the project in `Authorization`: a user's, or an older API key. */
async function refuse(project: Project, request: Request): Promise<Response | null> {
  const bearer = bearerToken(request);
  if (bearer === null) return json(401, { code: 401, message: 'Missing authorization header' });
  if (bearer === project.keys.anon || bearer === project.keys.serviceRole) return null;
  const verdict = await project.tokens.verify(bearer);
  const exp = verdict.isValid ? verdict.claims['exp'] : undefined;
  const isCurrent = verdict.isValid && !(typeof exp === 'number' && exp * 1000 <= project.clock.now());
  return isCurrent ? null : json(401, { code: 401, message: 'Invalid JWT' });
}
