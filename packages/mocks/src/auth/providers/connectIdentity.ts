import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { confirmEmail } from '../confirm.ts';
import { addIdentity, refreshProviders } from '../createUser.ts';
import { normalizeEmail } from '../email.ts';
import { sendConfirmation } from '../mails.ts';
import { emailFromIdentities } from '../oauth/emailFromIdentities.ts';
import { redirectTarget } from '../redirect.ts';
import type { AuthUser } from '../rows.ts';
import { changeUser, identities } from '../tables.ts';
import type { ProviderSignInResult } from './signInWithProvider.ts';
import type { ProviderProfile } from './ProviderProfile.ts';

/**
 * Links a provider's identity to a signed-in user, and sets its address if the user has none.
 * @throws AuthError `identity_already_exists`, `email_exists`, and errors of sending mail
 */
export function connectIdentity(
  call: AuthCall,
  user: AuthUser,
  provider: string,
  profile: ProviderProfile,
): ProviderSignInResult {
  const { project } = call;
  const known = identities(project).first({ provider, provider_id: profile.subject });
  if (known !== undefined) {
    const whose = known.user_id === user.id ? '' : ' to another user';
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`);
  }
  addIdentity(project, user, provider, profile.subject, profile.data);
  if (user.email !== null) return { user: refreshProviders(project, user), refusal: null };
  const named = emailFromIdentities(project, user);
  if (named === null) {
    throw new AuthError(400, 'email_exists', 'A user with this email address has already been registered');
  }
  if (profile.isEmailVerified) {
    const confirmed = changeUser(project, confirmEmail(project, named), { is_anonymous: false });
    return { user: refreshProviders(project, confirmed), refusal: null };
  }
  normalizeEmail(named.email ?? '');
  const mailed = sendConfirmation(project, named, { redirectTo: redirectTarget(call), isPkce: false });
  const message = `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`;
  return { user: mailed, refusal: new AuthError(422, 'email_not_confirmed', message) };
}
