import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  parseAuthenticatorData,
} from '@simplewebauthn/server/helpers';
import { objectOf, textOf } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Parses the response of an authenticator that created a passkey.
 * @throws AuthError `validation_failed`
 */
export function readRegistration(credential: Json): RegistrationResponseJSON {
  return readAs(() => {
    const id = readId(credential, 'id');
    const response = objectOf(credential, 'response');
    const clientDataJSON = textOf(response, 'clientDataJSON');
    const attestationObject = textOf(response, 'attestationObject');
    assertJson(clientDataJSON);
    const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
    if (parseAuthenticatorData(authData).credentialID === undefined) throw new Error('No credential was made.');
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    };
  });
}

/**
 * Parses the response of an authenticator that used a passkey.
 * @throws AuthError `validation_failed`
 */
export function readAuthentication(credential: Json): AuthenticationResponseJSON {
  return readAs(() => {
    readId(credential, 'id');
    const id = textOf(credential, 'rawId');
    const response = objectOf(credential, 'response');
    const [clientDataJSON = '', authenticatorData = '', signature = '', userHandle = ''] = [
      'clientDataJSON',
      'authenticatorData',
      'signature',
      'userHandle',
    ].map((name) => textOf(response, name).replace(/=+$/, ''));
    assertJson(clientDataJSON);
    parseAuthenticatorData(isoBase64URL.toBuffer(authenticatorData));
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, userHandle },
      clientExtensionResults: {},
    };
  });
}

/** The transports of the authenticator. */
export function readTransports(credential: Json): readonly string[] {
  const { transports } = objectOf(credential, 'response');
  return Array.isArray(transports) ? transports.filter((one) => typeof one === 'string') : [];
}

function readAs<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new AuthError(400, 'validation_failed', 'Invalid credential_response');
  }
}

function readId(credential: Json, name: string): string {
  const id = textOf(credential, name);
  if (id === '' || !isoBase64URL.isBase64URL(id)) throw new Error('The id is not base64url.');
  if (credential['type'] !== 'public-key') throw new Error('The type is not public-key.');
  return id;
}

function assertJson(clientDataJSON: string): void {
  const data: unknown = decodeClientDataJSON(clientDataJSON);
  if (typeof data !== 'object' || data === null) throw new Error('The client data is no object.');
}
