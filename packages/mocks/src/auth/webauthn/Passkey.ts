import type { Project } from '../../project.ts';
import type { AuthUser } from '../rows.ts';
import { factors } from '../tables.ts';

/** What is kept of a verified WebAuthn factor; ids and keys in base64url. */
export type Passkey = {
  readonly id: string;
  /** In COSE. */
  readonly publicKey: string;
  readonly transports: readonly string[];
  /** The authenticator's counter when the passkey was made. */
  readonly signCount: number;
  /** Whether it may be copied to other devices, which never changes. */
  readonly isBackupEligible: boolean;
};

/** The passkeys that a person has verified. */
export function passkeysOf(project: Project, { id }: AuthUser): readonly Passkey[] {
  return factors(project)
    .find({ user_id: id, factor_type: 'webauthn', status: 'verified' })
    .flatMap(({ web_authn_credential: passkey }) => passkey ?? []);
}
