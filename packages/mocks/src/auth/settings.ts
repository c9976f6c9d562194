import type { AuthSpec, FactorSettings } from '@duneline/specs/contract';

/** A simulated SAML provider. */
export interface SsoProvider {
  /** UUID. */
  readonly id: string;
  /** E-mail domains of its users. */
  readonly domains: readonly string[];
  readonly isDisabled: boolean;
}

/** The settings of GoTrue that affect responses: those in a project's config.toml, and some for tests only. */
export interface AuthSettings extends Required<AuthSpec> {
  /** @default false */
  readonly isSamlEnabled: boolean;
  /** @default [] */
  readonly ssoProviders: readonly SsoProvider[];
  /** Whether refresh tokens are version 2: signed, with a counter, and not stored. @default false */
  readonly isRefreshCounted: boolean;
  /** Lifetime in seconds of an aal1 session whose user has a verified factor; `null` for no limit. @default null */
  readonly lowAalSeconds: number | null;
  /** Whether a new sign-in ends the user's other sessions. @default false */
  readonly isSessionSingle: boolean;
  /** Passwords that count as leaked. @default [] */
  readonly leakedPasswords: readonly string[];
  /** Digits of a code in a text message. @default 6 */
  readonly messageCodeLength: number;
  /** Lifetime of a code in a text message, in seconds. @default 60 */
  readonly messageCodeSeconds: number;
  /** Phone numbers, without `+`, to which sending fails. @default [] */
  readonly unreachablePhones: readonly string[];
  /** E-mail domains to which sending fails. @default [] */
  readonly unreachableDomains: readonly string[];
  /** The only addresses that may receive mail; `null` for all. @default null */
  readonly authorizedEmails: readonly string[] | null;
  /** Whether requests need a captcha token, and whether it passes. @default 'off' */
  readonly captcha: 'off' | 'pass' | 'fail';
  /** bcrypt cost of new passwords; low, because it protects nothing. @default 4 */
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
