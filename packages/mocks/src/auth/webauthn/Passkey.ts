import type { Project } from '../../project.ts';
import type { AuthUser } from '../rows.ts';
import { factors } from '../tables.ts';

/** The stored credential of a verified WebAuthn factor; ids and keys in base64url. */
export type Passkey = {
  readonly id: string;
  /** COSE key. */
  readonly publicKey: string;
  readonly transports: readonly string[];
  /** The authenticator's counter at registration. */
  readonly signCount: number;
  /** Whether it may be synchronized to other devices, which is constant. */
  readonly isBackupEligible: boolean;
};

/** A user's verified passkeys. */
export function passkeysOf(project: Project, { id }: AuthUser): readonly Passkey[] {
  return factors(project)
    .find({ user_id: id, factor_type: 'webauthn', status: 'verified' })
    .flatMap(({ web_authn_credential: passkey }) => passkey ?? []);
}
