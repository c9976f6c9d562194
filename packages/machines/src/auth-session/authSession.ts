/** The fields of the signed-in user that screens show. */
export interface Person {
  readonly id: string;
  readonly email: string | null;
  /** With `+`. */
  readonly phone: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601. */
  readonly lastSignInAt: string | null;
}

/** A second factor of the signed-in user (spec §3: auth session). */
export interface SecondFactor {
  readonly id: string;
  readonly type: 'totp' | 'phone' | 'webauthn' | 'recovery_code';
  readonly name: string | null;
  /** Sign-in requires only verified factors. */
  readonly isVerified: boolean;
}

/** The fields of the current session that the site needs (spec §3). */
export interface AuthSession {
  readonly accessToken: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** `aal2` after a second factor was verified in this session (spec §4). */
  readonly assurance: 'aal1' | 'aal2';
  readonly person: Person;
  readonly factors: readonly SecondFactor[];
}

/** Which sessions a sign-out ends: all, this one, or all but this one (spec §5). */
export type SignOutScope = 'global' | 'local' | 'others';

/** What the auth service added to the URL that opened the page. */
export type SessionLink =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'session';
      readonly accessToken: string;
      readonly refreshToken: string;
      /** Epoch milliseconds. */
      readonly issuedAt: number;
      /** The type of the link: `recovery`, `signup`, `invite`, `magiclink`, `email_change`; `null` after a provider. */
      readonly type: string | null;
    }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'error'; readonly code: string; readonly message: string };

/** An auth problem, for which `authSentence` has a message. */
export interface SessionProblem {
  readonly during: 'link' | 'signOut';
  /** Has the auth service's `code` or `status`, if known. */
  readonly error: unknown;
}
