import { toBase64Url } from '../../jwt/base64url.ts';
import type { Project } from '../../project.ts';
import type { AuthFactor, AuthUser } from '../rows.ts';
import { passkeysOf } from './Passkey.ts';
import { relyingParty } from './relyingParty.ts';

type Json = Readonly<Record<string, unknown>>;

/** A WebAuthn ceremony for the browser's authenticator. */
export interface Ceremony {
  readonly type: 'create' | 'request';
  /** Base64url. */
  readonly challenge: string;
  readonly credential_options: { readonly publicKey: Json };
}

const timeoutMs = 300_000;

/** The accepted algorithms as COSE numbers, in GoTrue's order. */
export const algorithms = [-7, -35, -36, -257, -258, -259, -37, -38, -39, -8] as const;

/** Starts the registration of a passkey for a new factor, or authentication with the user's passkeys. */
export function beginCeremony(project: Project, user: AuthUser, { status }: AuthFactor): Ceremony {
  const challenge = toBase64Url(project.random.bytes(32));
  const options = status === 'unverified' ? creationOptions : requestOptions;
  const publicKey = { ...options(project, user), challenge, timeout: timeoutMs };
  return { type: status === 'unverified' ? 'create' : 'request', challenge, credential_options: { publicKey } };
}

function creationOptions(project: Project, user: AuthUser): Json {
  const { id, name } = relyingParty(project.auth);
  const account = user.email ?? '';
  const known = passkeysOf(project, user).map((passkey) => ({ type, id: passkey.id, transports: ['usb', 'nfc'] }));
  return {
    rp: { id, name },
    user: { id: toBase64Url(user.id), name: account, displayName: account },
    pubKeyCredParams: algorithms.map((alg) => ({ type, alg })),
    ...(known.length > 0 && { excludeCredentials: known }),
    authenticatorSelection: {},
  };
}

function requestOptions(project: Project, user: AuthUser): Json {
  return {
    rpId: relyingParty(project.auth).id,
    allowCredentials: passkeysOf(project, user).map(({ id, transports }) => ({
      type,
      id,
      ...(transports.length > 0 && { transports }),
    })),
  };
}

const type = 'public-key';
