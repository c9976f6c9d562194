import type { Project } from '../../project.ts';
import { randomUuid } from '../../random.ts';
import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { isBanned } from '../bearer.ts';
import { blankUser } from '../blankUser.ts';
import { confirmEmail } from '../confirm.ts';
import { addIdentity, refreshProviders } from '../createUser.ts';
import { sendConfirmation } from '../mails.ts';
import { mergeMetadata } from '../metadata.ts';
import { redirectTarget } from '../redirect.ts';
import type { AuthIdentity, AuthUser } from '../rows.ts';
import { assertSignupEnabled } from '../signup.ts';
import { changeUser, identities, users } from '../tables.ts';
import { isAddressTaken, ownerOf } from './ownerOf.ts';
import type { ProviderProfile } from './ProviderProfile.ts';

/** The provider of a sign-in. */
export interface ProviderSignIn {
  /** The provider's name, or `sso:` and an organization's id. */
  readonly provider: string;
  readonly isEmailOptional: boolean;
}

/** The signed-in user, or the error to report; the transaction is committed either way. */
export interface ProviderSignInResult {
  readonly user: AuthUser;
  readonly refusal: AuthError | null;
}

/**
 * Signs in with a provider's profile: as the user with this identity, else as the user with the same verified address, else as a
 * new user.
 * @throws AuthError `signup_disabled`, `user_banned`, `unexpected_failure` when several users have the address, and errors of
 * sending mail
 */
export function signInWithProvider(
  call: AuthCall,
  { provider, isEmailOptional }: ProviderSignIn,
  profile: ProviderProfile,
): ProviderSignInResult {
  const { project } = call;
  const { user, identity, email } = matchUser(project, provider, profile);
  if (isBanned(user, project.clock.now())) throw new AuthError(403, 'user_banned', 'User is banned');
  if (user.email_confirmed_at !== null || (isEmailOptional && email === '')) return { user, refusal: null };
  const known = forgetUnconfirmed(project, user, identity);
  if (profile.isEmailVerified || project.auth.isAutoConfirm) return { user: confirmEmail(project, known), refusal: null };
  const isMailed = email !== '';
  if (isMailed) sendConfirmation(project, known, { redirectTo: redirectTarget(call), isPkce: false });
  const what = isMailed
    ? `A confirmation email has been sent to your ${provider} email`
    : `Verify the email with ${provider} in order to sign in`;
  const message = `Unverified email with ${provider}. ${what}`;
  return { user: known, refusal: new AuthError(422, 'provider_email_needs_verification', message) };
}

interface MatchedUser {
  readonly user: AuthUser;
  readonly identity: AuthIdentity;
  /** The user's e-mail address, or an empty string. */
  readonly email: string;
}

function matchUser(project: Project, provider: string, profile: ProviderProfile): MatchedUser {
  const { subject, email, data } = profile;
  const known = identities(project).first({ provider, provider_id: subject });
  const owner = known === undefined ? ownerOf(project, provider, profile) : users(project).first({ id: known.user_id });
  if (owner === undefined) return signUp(project, provider, profile);
  const identity = known ?? addIdentity(project, owner, provider, subject, data);
  if (known !== undefined) {
    const updated_at = new Date(project.clock.now()).toISOString();
    identities(project).update({ id: known.id }, { identity_data: data, updated_at });
  }
  const described = changeUser(project, owner, { user_metadata: mergeMetadata(owner.user_metadata, data) });
  const user = refreshProviders(project, described);
  return { user, identity: { ...identity, identity_data: data }, email: known === undefined ? email : (user.email ?? '') };
}

function signUp(project: Project, provider: string, profile: ProviderProfile): MatchedUser {
  assertSignupEnabled(project);
  const { subject, data, isEmailVerified } = profile;
  const isProven = isEmailVerified || project.auth.isAutoConfirm;
  const email = !isProven && isAddressTaken(project, profile.email) ? '' : profile.email;
  const user = users(project).insert({
    ...blankUser(randomUuid(project.random), new Date(project.clock.now()).toISOString()),
    email: email || null,
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
    is_sso_user: provider.startsWith('sso:'),
  });
  return { user, identity: addIdentity(project, user, provider, subject, data), email };
}

/** An earlier unconfirmed sign-up may be a stranger's: removes everything by which they could sign in. */
function forgetUnconfirmed(project: Project, user: AuthUser, identity: AuthIdentity): AuthUser {
  for (const { id } of identities(project).find({ user_id: user.id })) {
    if (id !== identity.id) identities(project).remove({ id });
  }
  const changes = { encrypted_password: null, user_metadata: identity.identity_data };
  return refreshProviders(project, changeUser(project, user, changes));
}
