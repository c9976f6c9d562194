import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { toBase64Url } from '../../jwt/base64url.ts';
import type { Project } from '../../project.ts';
import { AuthError } from '../AuthError.ts';
import type { AuthChallenge, AuthFactor, AuthUser } from '../rows.ts';
import { algorithms } from './ceremony.ts';
import { passkeysOf } from './Passkey.ts';
import type { Passkey } from './Passkey.ts';
import type { PasskeyAnswer } from './PasskeyAnswer.ts';
import { readAuthentication, readRegistration, readTransports } from './readResponse.ts';
import { relyingParty } from './relyingParty.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Verifies a response and returns the passkey as changes of the factor.
 * @throws AuthError 400 for a malformed response, 500 for an invalid one
 */
export async function verifyPasskey(
  project: Project,
  user: AuthUser,
  challenge: AuthChallenge,
  answer: PasskeyAnswer,
): Promise<Partial<AuthFactor>> {
  return answer.type === 'create'
    ? register(project, challenge, answer.credential)
    : authenticate(project, user, challenge, answer.credential);
}

/** Attestation formats that can be verified offline; browsers send `none`, because GoTrue requests no other. */
const knownFormats: readonly string[] = ['none', 'packed', 'fido-u2f', 'tpm'];

async function register(
  project: Project,
  { web_authn_session_data: ceremony }: AuthChallenge,
  credential: Json,
): Promise<Partial<AuthFactor>> {
  const response = readRegistration(credential);
  const format = decodeAttestationObject(isoBase64URL.toBuffer(response.response.attestationObject)).get('fmt');
  const failed = 'Unexpected failure, please check server logs for more information';
  if (ceremony?.type !== 'create' || !knownFormats.includes(format)) throw failure(failed);
  const { id, origins } = relyingParty(project.auth);
  const { registrationInfo: made } = await checked(failed, () =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: ceremony.challenge,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: [...algorithms],
    }),
  );
  if (made === undefined) throw failure(failed);
  const passkey: Passkey = {
    id: made.credential.id,
    publicKey: toBase64Url(made.credential.publicKey),
    transports: readTransports(credential),
    signCount: made.credential.counter,
    isBackupEligible: made.credentialDeviceType === 'multiDevice',
  };
  return { web_authn_credential: passkey, web_authn_aaguid: made.aaguid };
}

/** Any passkey of the user is accepted, as in GoTrue, which also ignores a counter that decreases. */
async function authenticate(
  project: Project,
  user: AuthUser,
  { web_authn_session_data: ceremony }: AuthChallenge,
  credential: Json,
): Promise<Partial<AuthFactor>> {
  const response = readAuthentication(credential);
  const failed = 'Failed to validate WebAuthn MFA response';
  const passkey = passkeysOf(project, user).find(({ id }) => id === response.rawId);
  const { userHandle = '' } = response.response;
  if (ceremony == null || passkey === undefined) throw failure(failed);
  if (userHandle !== '' && userHandle !== toBase64Url(user.id)) throw failure(failed);
  const { id, origins } = relyingParty(project.auth);
  const { verified, authenticationInfo: used } = await checked(failed, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: ceremony.challenge,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: false,
      credential: { id: passkey.id, publicKey: isoBase64URL.toBuffer(passkey.publicKey), counter: 0 },
    }),
  );
  if (!verified || (used.credentialDeviceType === 'multiDevice') !== passkey.isBackupEligible) throw failure(failed);
  return { web_authn_credential: passkey };
}

/** Runs a check and converts its errors to GoTrue's error. */
async function checked<T>(message: string, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch {
    throw failure(message);
  }
}

function failure(message: string): AuthError {
  return new AuthError(500, 'unexpected_failure', message);
}
