import type { Claims } from '@duneline/specs/contract';

/** A user's profile at a provider. */
export interface ProviderProfile {
  /** The user's id at the provider. */
  readonly subject: string;
  /** In lower case; empty if the provider has none. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The data stored in the identity and in the user's metadata. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The profile in the claims of an id_token. */
export function profileOf(claims: Claims): ProviderProfile {
  const text = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '');
  const subject = text('sub');
  const email = text('email').toLowerCase();
  const isEmailVerified = claims['email_verified'] === true;
  const told = {
    iss: text('iss'),
    sub: subject,
    name: text('name'),
    full_name: text('name'),
    picture: text('picture'),
    avatar_url: text('picture'),
    email,
    provider_id: subject,
  };
  const data = {
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== '')),
    ...(text('hd') !== '' && { custom_claims: { hd: text('hd') } }),
    email_verified: isEmailVerified,
    phone_verified: false,
  };
  return { subject, email, isEmailVerified, data };
}
