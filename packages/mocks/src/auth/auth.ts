import { json } from '../gateway/json.ts';
import type { AuthCall } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { requireUser } from './bearer.ts';
import { errorResponse } from './errorResponse.ts';
import { logout } from './logout.ts';
import { passwordGrant } from './passwordGrant.ts';
import { refreshGrant } from './refreshGrant.ts';
import { signup } from './signup.ts';
import { userJson } from './userJson.ts';

type Endpoint = (call: AuthCall) => Promise<Response> | Response;

const endpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  '/signup': { POST: signup },
  '/token': { POST: token },
  '/user': { GET: async (call) => json(200, userJson(call.project, (await requireUser(call)).user)) },
  '/logout': { POST: logout },
  '/.well-known/jwks.json': { GET: jwks },
  '/settings': { GET: settings },
  '/health': {
    GET: () =>
      json(200, { version: 'v2.180.0', name: 'GoTrue', description: 'GoTrue is a user registration and authentication API' }),
  },
};

/** Paths that need no API key. */
export const openAuthPaths: ReadonlySet<string> = new Set(['/.well-known/jwks.json']);

/** Answers a request to the auth service, whose `path` begins after `/auth/v1`; `null` when there is no such endpoint. */
export async function answerAuth(call: AuthCall, path: string): Promise<Response | null> {
  const methods = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
  if (methods === undefined) return null;
  const { method } = call.request;
  const endpoint = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (endpoint === undefined) return new Response(null, { status: 405, headers: { allow: Object.keys(methods).join(', ') } });
  try {
    return await endpoint(call);
  } catch (error) {
    return errorResponse(error, call.request);
  }
}

function token(call: AuthCall): Promise<Response> {
  const grant = call.url.searchParams.get('grant_type');
  if (grant === 'password') return passwordGrant(call);
  if (grant === 'refresh_token') return refreshGrant(call);
  throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
}

function jwks({ project }: AuthCall): Response {
  return json(200, { keys: project.tokens.publicKeys() }, { 'cache-control': 'public, max-age=600' });
}

function settings({ project }: AuthCall): Response {
  return json(200, {
    external: { anonymous_users: false, email: project.auth.isEmailEnabled, phone: false },
    disable_signup: project.auth.isSignupDisabled,
    mailer_autoconfirm: project.auth.isAutoConfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  });
}
