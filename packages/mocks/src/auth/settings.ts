/** How often something may happen: per hour for mails, messages and anonymous people, per five minutes for the others. */
export interface RateLimits {
  /** Mails of the whole project. */
  readonly mails: number;
  /** Text messages of the whole project. */
  readonly messages: number;
  /** Anonymous sign-ins from one address. */
  readonly anonymous: number;
  /** Sign-ups and requests for a code or a link from one address. */
  readonly signIns: number;
  /** Requests to /token, renewals of a session above all, from one address. */
  readonly tokens: number;
  /** Attempts at a code or a link from one address. */
  readonly verifications: number;
  /** Sign-ins with a wallet from one address. */
  readonly web3: number;
}

/** What people may do with one kind of second factor. */
export interface FactorSettings {
  readonly canEnroll: boolean;
  readonly canVerify: boolean;
}

/** A SAML provider that the simulation knows. */
export interface SsoProvider {
  /** UUID. */
  readonly id: string;
  /** The domains of the e-mail addresses that belong to it. */
  readonly domains: readonly string[];
  readonly isDisabled: boolean;
}

/** What a GoTrue instance lets one configure and what changes an answer. */
export interface AuthSettings {
  /** Where mailed links lead in the end. */
  readonly siteUrl: string;
  /** Other addresses that a link may lead to; `*`, `**` and `?` stand for characters, as in Supabase's configuration. @default [] */
  readonly redirectUrls: readonly string[];
  /** Nobody can sign up. @default false */
  readonly isSignupDisabled: boolean;
  /** People can sign up and in with an e-mail address. @default true */
  readonly isEmailEnabled: boolean;
  /** People can sign up and in with a phone number. @default false */
  readonly isPhoneEnabled: boolean;
  /** People can sign in without saying who they are. @default false */
  readonly isAnonymousEnabled: boolean;
  /** Sign-up by e-mail gives a session at once, without a mail. @default false */
  readonly isAutoConfirm: boolean;
  /** Sign-up by phone gives a session at once, without a message. @default false */
  readonly isPhoneAutoConfirm: boolean;
  /** A new e-mail address has to be confirmed from the present one too. @default true */
  readonly isEmailChangeSecure: boolean;
  /** A new password needs a code by mail when the session is older than a day. @default false */
  readonly isReauthenticationRequired: boolean;
  /** A new password needs the present one, except after a recovery. @default false */
  readonly isCurrentPasswordRequired: boolean;
  /** People can connect and disconnect providers by themselves. @default false */
  readonly isManualLinkingEnabled: boolean;
  /** The providers that are switched on, such as `google`. @default [] */
  readonly providers: readonly string[];
  /** The chains whose wallets can sign in. @default [] */
  readonly web3Chains: readonly ('ethereum' | 'solana')[];
  /** @default false */
  readonly isSamlEnabled: boolean;
  /** @default [] */
  readonly ssoProviders: readonly SsoProvider[];
  /** @default TOTP can be enrolled and verified, the others cannot */
  readonly factors: Readonly<Record<'totp' | 'phone' | 'webauthn', FactorSettings>>;
  /** How many verified factors one person may have. @default 10 */
  readonly maxFactors: number;
  /** Lifetime of an access token in seconds. @default 3600 */
  readonly accessTokenSeconds: number;
  /** For so many seconds a used refresh token may be used again. @default 10 */
  readonly refreshReuseSeconds: number;
  /** A refresh token that is used again later ends its whole family. @default true */
  readonly isRefreshRotated: boolean;
  /** A session ends so many seconds after it began; `null`: never. @default null */
  readonly sessionSeconds: number | null;
  /** A session ends when it was not refreshed for so many seconds; `null`: never. @default null */
  readonly sessionIdleSeconds: number | null;
  /** A newer sign-in ends the person's other sessions. @default false */
  readonly isSessionSingle: boolean;
  /** Shortest password, in characters. @default 6 */
  readonly minPasswordLength: number;
  /** A password needs one character at least out of each of these. @default [] */
  readonly requiredCharacters: readonly string[];
  /** Passwords that count as known to everybody. @default [] */
  readonly leakedPasswords: readonly string[];
  /** Seconds between two mails of one kind to one person. @default 60 */
  readonly mailIntervalSeconds: number;
  /** Seconds between two messages of one kind to one person. @default 60 */
  readonly messageIntervalSeconds: number;
  /** Digits of a mailed code. @default 6 */
  readonly mailCodeLength: number;
  /** Digits of a code in a message. @default 6 */
  readonly messageCodeLength: number;
  /** Lifetime of a mailed code or link in seconds. @default 3600 */
  readonly mailCodeSeconds: number;
  /** Lifetime of a code in a message in seconds. @default 60 */
  readonly messageCodeSeconds: number;
  /** Codes that always hold, by phone number without `+`; no message is sent to these numbers. @default {} */
  readonly testCodes: Readonly<Record<string, string>>;
  /** Who sends the messages; only `twilio` and `twilio_verify` have WhatsApp. @default 'twilio' */
  readonly smsProvider: string;
  /** Phone numbers, without `+`, that no message reaches. @default [] */
  readonly unreachablePhones: readonly string[];
  /** Domains that no mail reaches. @default [] */
  readonly unreachableDomains: readonly string[];
  /** The only addresses that may be written to; `null`: all. @default null */
  readonly authorizedEmails: readonly string[] | null;
  /** Requests that could be a robot's need the token of a captcha, which then passes or fails. @default 'off' */
  readonly captcha: 'off' | 'pass' | 'fail';
  /** @default none */
  readonly rateLimits: Partial<RateLimits>;
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
  providers: [],
  web3Chains: [],
  isSamlEnabled: false,
  ssoProviders: [],
  factors: { totp: { canEnroll: true, canVerify: true }, phone: off, webauthn: off },
  maxFactors: 10,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  isRefreshRotated: true,
  sessionSeconds: null,
  sessionIdleSeconds: null,
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
