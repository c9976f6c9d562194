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
import { assertOpen } from '../signup.ts';
import { changeUser, identities, users } from '../tables.ts';
import { isAddressTaken, ownerOf } from './ownerOf.ts';
import type { ProviderProfile } from './ProviderProfile.ts';

/** Through whom somebody comes. */
export interface Entrance {
  /** `sso:` and the id, for an organisation. */
  readonly provider: string;
  readonly isEmailOptional: boolean;
}

/** Who came in, or why not although what happened is to stay; such a refusal is thrown after the transaction. */
export interface Entry {
  readonly user: AuthUser;
  readonly refusal: AuthError | null;
}

/**
 * Takes somebody in as a provider says they are: as the person whose identity this is, as the one with the same verified address,
 * or as somebody new.
 * @throws AuthError `signup_disabled`, `user_banned`, `unexpected_failure` for an address of several people, and those of a mail
 */
export function enter(call: AuthCall, { provider, isEmailOptional }: Entrance, profile: ProviderProfile): Entry {
  const { project } = call;
  const { user, identity, email } = recognise(project, provider, profile);
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

interface Recognised {
  readonly user: AuthUser;
  readonly identity: AuthIdentity;
  /** The address that the person goes by; empty for none. */
  readonly email: string;
}

function recognise(project: Project, provider: string, profile: ProviderProfile): Recognised {
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

function signUp(project: Project, provider: string, profile: ProviderProfile): Recognised {
  assertOpen(project);
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

/** Whoever signed up with the address before and never confirmed it may be a stranger: nothing by which they could come back stays. */
function forgetUnconfirmed(project: Project, user: AuthUser, identity: AuthIdentity): AuthUser {
  for (const { id } of identities(project).find({ user_id: user.id })) {
    if (id !== identity.id) identities(project).remove({ id });
  }
  const changes = { encrypted_password: null, user_metadata: identity.identity_data };
  return refreshProviders(project, changeUser(project, user, changes));
}
