import { randomUuid } from '../random.ts';
import type { AuthCall } from './AuthCall.ts';
import { objectOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { blankUser } from './blankUser.ts';
import { countRequest } from './limit.ts';
import { createSession, tokenResponse } from './session.ts';
import { users } from './tables.ts';

/** POST /signup without address and number: creates an anonymous user. */
export function signInAnonymously(call: AuthCall, body: Readonly<Record<string, unknown>>): Promise<Response> {
  const { project } = call;
  if (!project.auth.isAnonymousEnabled) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  countRequest(call, 'anonymous');
  const user_metadata = objectOf(body, 'data');
  const token = project.store.transaction(() => {
    const blank = blankUser(randomUuid(project.random), new Date(project.clock.now()).toISOString());
    return createSession(project, users(project).insert({ ...blank, user_metadata, is_anonymous: true }), 'anonymous');
  });
  return tokenResponse(project, token);
}
