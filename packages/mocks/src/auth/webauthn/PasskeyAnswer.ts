import { objectOf, textOf } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';

type Json = Readonly<Record<string, unknown>>;

/** A browser's response to a ceremony. */
export interface PasskeyAnswer {
  readonly type: 'create' | 'request';
  readonly credential: Json;
}

/** Reads `webauthn` of a body. @throws AuthError `validation_failed` */
export function readAnswer(body: Json): PasskeyAnswer {
  const answer = objectOf(body, 'webauthn');
  if (body['webauthn'] == null) throw invalid('WebAuthn config required');
  const type = textOf(answer, 'type');
  if (type !== 'create' && type !== 'request') throw invalid('WebAuthn type must be create or request');
  if (answer['credential_response'] === undefined) throw invalid('credential_response required');
  const given = answer['credential_response'];
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw invalid('Invalid credential_response');
  return { type, credential: Object.fromEntries(Object.entries(given)) };
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
