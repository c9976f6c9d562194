import type { AuthSpec, FactorSettings } from '@duneline/specs/contract';

/** A SAML provider that the simulation knows. */
export interface SsoProvider {
  /** UUID. */
  readonly id: string;
  /** The domains of the e-mail addresses that belong to it. */
  readonly domains: readonly string[];
  readonly isDisabled: boolean;
}

/** What a GoTrue instance lets one configure and what changes an answer: what a project's config.toml says, and what only a test wants. */
export interface AuthSettings extends Required<AuthSpec> {
  /** A new password needs the present one, except after a recovery. @default false */
  readonly isCurrentPasswordRequired: boolean;
  /** @default false */
  readonly isSamlEnabled: boolean;
  /** @default [] */
  readonly ssoProviders: readonly SsoProvider[];
  /** Refresh tokens are of GoTrue's second version: signed, with a counter, and not stored. @default false */
  readonly isRefreshCounted: boolean;
  /** So many seconds after it began, a session of aal1 ends if its person has a verified factor; `null`: never. @default null */
  readonly lowAalSeconds: number | null;
  /** A newer sign-in ends the person's other sessions. @default false */
  readonly isSessionSingle: boolean;
  /** Passwords that count as known to everybody. @default [] */
  readonly leakedPasswords: readonly string[];
  /** Digits of a code in a message. @default 6 */
  readonly messageCodeLength: number;
  /** Lifetime of a code in a message in seconds. @default 60 */
  readonly messageCodeSeconds: number;
  /** Phone numbers, without `+`, that no message reaches. @default [] */
  readonly unreachablePhones: readonly string[];
  /** Domains that no mail reaches. @default [] */
  readonly unreachableDomains: readonly string[];
  /** The only addresses that may be written to; `null`: all. @default null */
  readonly authorizedEmails: readonly string[] | null;
  /** Requests that could be a robot's need the token of a captcha, which then passes or fails. @default 'off' */
  readonly captcha: 'off' | 'pass' | 'fail';
  /** bcrypt cost of new passwords; low, as this protects nothing. @default 4 */
  readonly bcryptCost: number;
}

const off: FactorSettings = { canEnroll: false, canVerify: false };

export const defaultAuthSettings: AuthSettings = {
  siteUrl: 'http://localhost:3000',
  redirectUrls: [],
  isSignupDisabled: false,
  isEmailEnabled: true,
  isPhoneEnabled: false,
  isAnonymousEnabled: false,
  isAutoConfirm: false,
  isPhoneAutoConfirm: false,
  isEmailChangeSecure: true,
  isReauthenticationRequired: false,
  isCurrentPasswordRequired: false,
  isManualLinkingEnabled: false,
  providers: {},
  web3Chains: [],
  isSamlEnabled: false,
  ssoProviders: [],
  factors: { totp: { canEnroll: true, canVerify: true }, phone: off, webauthn: off },
  relyingParty: null,
  maxFactors: 10,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  isRefreshRotated: true,
  sessionSeconds: null,
  sessionIdleSeconds: null,
  isRefreshCounted: false,
  lowAalSeconds: null,
  isSessionSingle: false,
  minPasswordLength: 6,
  requiredCharacters: [],
  leakedPasswords: [],
  mailIntervalSeconds: 60,
  messageIntervalSeconds: 60,
  mailCodeLength: 6,
  messageCodeLength: 6,
  mailCodeSeconds: 3600,
  messageCodeSeconds: 60,
  testCodes: {},
  smsProvider: 'twilio',
  unreachablePhones: [],
  unreachableDomains: [],
  authorizedEmails: null,
  captcha: 'off',
  rateLimits: {},
  bcryptCost: 4,
};
