import type { AuthCall } from './AuthCall.ts';
import { objectOf, readBody, textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';

/** The body of a request that a robot could send: throws AuthError `captcha_failed` where the project wants a proof and there is none. */
export async function readGuardedBody(call: AuthCall): Promise<Readonly<Record<string, unknown>>> {
  const body = await readBody(call);
  const { captcha } = call.project.auth;
  if (captcha === 'off' || call.caller?.keyRole === 'service_role') return body;
  const token = textOf(objectOf(body, 'gotrue_meta_security'), 'captcha_token').trim();
  if (token === '') throw refused('no captcha_token found');
  if (captcha === 'fail') throw refused('invalid-input-response');
  return body;
}

function refused(reason: string): AuthError {
  return new AuthError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);
}
