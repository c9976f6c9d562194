import type { Project } from '../../project.ts';
import { randomUuid } from '../../random.ts';
import { AuthError } from '../AuthError.ts';
import { isBanned } from '../bearer.ts';
import { blankUser } from '../blankUser.ts';
import { addIdentity, refreshProviders } from '../createUser.ts';
import { mergeMetadata } from '../metadata.ts';
import type { AuthUser } from '../rows.ts';
import { assertSignupEnabled } from '../signup.ts';
import { changeUser, identities, users } from '../tables.ts';
import type { Chain } from './Chain.ts';
import type { SignInMessage } from './signInMessage.ts';

const provider = 'web3';

/** Finds or creates the user of a wallet. @throws AuthError `signup_disabled`, `user_banned` */
export function signInWithWallet(project: Project, chain: Chain, message: SignInMessage): AuthUser {
  const sub = `${provider}:${chain.id}:${message.address}`;
  const { address, network, domain, statement } = message;
  const data = {
    sub,
    email_verified: false,
    phone_verified: false,
    custom_claims: { address, chain: chain.id, network, domain, statement },
  };
  const identity = identities(project).first({ provider, provider_id: sub });
  if (identity !== undefined) identities(project).update({ id: identity.id }, { identity_data: data });
  const known = identity === undefined ? undefined : users(project).first({ id: identity.user_id });
  const user = known === undefined ? createOwner(project, sub, data) : refresh(project, known, data);
  if (isBanned(user, project.clock.now())) throw new AuthError(403, 'user_banned', 'User is banned');
  return user;
}

type Json = Readonly<Record<string, unknown>>;

function createOwner(project: Project, sub: string, data: Json): AuthUser {
  assertSignupEnabled(project);
  const user = users(project).insert({
    ...blankUser(randomUuid(project.random), new Date(project.clock.now()).toISOString()),
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
  });
  addIdentity(project, user, provider, sub, data);
  return user;
}

function refresh(project: Project, user: AuthUser, data: Json): AuthUser {
  return refreshProviders(project, changeUser(project, user, { user_metadata: mergeMetadata(user.user_metadata, data) }));
}
