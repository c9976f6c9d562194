import type { AuthCall } from './AuthCall.ts';
import { objectOf, readBody, textOf } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';

/** Reads the body of a request that may require a captcha. @throws AuthError `captcha_failed` when a required token is missing */
export async function readCaptchaBody(call: AuthCall): Promise<Readonly<Record<string, unknown>>> {
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
