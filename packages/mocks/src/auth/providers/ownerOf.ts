import type { Project } from '../../project.ts';
import { AuthError } from '../AuthError.ts';
import { emailOf } from '../oauth/emailFromIdentities.ts';
import type { AuthUser } from '../rows.ts';
import { identities, users } from '../tables.ts';
import { findUserByEmail } from '../findUserByEmail.ts';
import type { ProviderProfile } from './ProviderProfile.ts';

/**
 * The user to whom a new identity belongs by its verified address, if any. SSO users of organizations are separate.
 * @throws AuthError `unexpected_failure` if several users have the address
 */
export function ownerOf(project: Project, provider: string, profile: ProviderProfile): AuthUser | undefined {
  const { email, isEmailVerified } = profile;
  if (email === '' || !(isEmailVerified || project.auth.isAutoConfirm)) return undefined;
  const domain = domainOf(provider);
  const [id, ...others] = ownersOf(project, email, domain);
  if (others.length > 0) {
    const message = `Multiple accounts with the same email address in the same linking domain detected: ${domain}`;
    throw new AuthError(500, 'unexpected_failure', message);
  }
  if (id !== undefined) return users(project).first({ id });
  return domain === 'default' ? findUserByEmail(project, email) : undefined;
}

/** Whether a user who did not sign in through an organization has this address. */
export function isAddressTaken(project: Project, email: string): boolean {
  return ownersOf(project, email, 'default').length > 0 || findUserByEmail(project, email) !== undefined;
}

function ownersOf(project: Project, email: string, domain: string): readonly string[] {
  const similar = identities(project)
    .find({})
    .filter((identity) => emailOf(identity) === email && domainOf(identity.provider) === domain);
  return [...new Set(similar.map((identity) => identity.user_id))];
}

/** Identities with the same address and linking domain belong to one user. */
function domainOf(provider: string): string {
  return provider.startsWith('sso:') ? provider : 'default';
}
