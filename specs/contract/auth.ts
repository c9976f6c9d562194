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
  /** Sign-ins through an organisation from one address. */
  readonly sso: number;
}

/** How people may sign in with an account of theirs elsewhere. */
export interface ProviderSettings {
  readonly isEnabled: boolean;
  /** What the provider knows this project by; the first one asks, and an id_token must be meant for one of them. @default the provider's name followed by `-client` */
  readonly clientIds?: readonly string[];
  /** An id_token's nonce must be the hash of the one that comes with it. @default true */
  readonly isNonceChecked?: boolean;
  /** Whoever has no e-mail address there may sign in too. @default false */
  readonly isEmailOptional?: boolean;
}

/** What people may do with one kind of second factor. */
export interface FactorSettings {
  readonly canEnroll: boolean;
  readonly canVerify: boolean;
}

/** For whom passkeys are made (WebAuthn's relying party). */
export interface RelyingParty {
  /** The bare domain that a passkey is bound to. */
  readonly id: string;
  /** What people read when they are asked for a passkey. */
  readonly name: string;
  /** The origins of the pages that may ask. */
  readonly origins: readonly string[];
}

/** What `[auth]` of config.toml lets one configure and what changes an answer. What a project leaves out is as the default says. */
export interface AuthSpec {
  /** Where mailed links lead in the end. @default 'http://localhost:3000' */
  readonly siteUrl?: string;
  /** Other addresses that a link may lead to; `*`, `**` and `?` stand for characters, as in Supabase's configuration. @default [] */
  readonly redirectUrls?: readonly string[];
  /** Nobody can sign up. @default false */
  readonly isSignupDisabled?: boolean;
  /** People can sign up and in with an e-mail address. @default true */
  readonly isEmailEnabled?: boolean;
  /** People can sign up and in with a phone number. @default false */
  readonly isPhoneEnabled?: boolean;
  /** People can sign in without saying who they are. @default false */
  readonly isAnonymousEnabled?: boolean;
  /** Sign-up by e-mail gives a session at once, without a mail. @default false */
  readonly isAutoConfirm?: boolean;
  /** Sign-up by phone gives a session at once, without a message. @default false */
  readonly isPhoneAutoConfirm?: boolean;
  /** A new e-mail address has to be confirmed from the present one too. @default true */
  readonly isEmailChangeSecure?: boolean;
  /** A new password needs a code by mail when the session is older than a day. @default false */
  readonly isReauthenticationRequired?: boolean;
  /** People can connect and disconnect providers by themselves. @default false */
  readonly isManualLinkingEnabled?: boolean;
  /** The providers that the project has set up, by name, such as `google`. @default {} */
  readonly providers?: Readonly<Record<string, ProviderSettings>>;
  /** The chains whose wallets can sign in. @default [] */
  readonly web3Chains?: readonly ('ethereum' | 'solana')[];
  /** @default TOTP can be enrolled and verified, the others cannot */
  readonly factors?: Readonly<Record<'totp' | 'phone' | 'webauthn', FactorSettings>>;
  /** For whom passkeys are made; `null`: the site. @default null */
  readonly relyingParty?: RelyingParty | null;
  /** How many verified factors one person may have. @default 10 */
  readonly maxFactors?: number;
  /** Lifetime of an access token in seconds. @default 3600 */
  readonly accessTokenSeconds?: number;
  /** For so many seconds a used refresh token may be used again. @default 10 */
  readonly refreshReuseSeconds?: number;
  /** A refresh token that is used again later ends its whole family. @default true */
  readonly isRefreshRotated?: boolean;
  /** A session ends so many seconds after it began; `null`: never. @default null */
  readonly sessionSeconds?: number | null;
  /** A session ends when it was not refreshed for so many seconds; `null`: never. @default null */
  readonly sessionIdleSeconds?: number | null;
  /** Shortest password, in characters. @default 6 */
  readonly minPasswordLength?: number;
  /** A password needs one character at least out of each of these. @default [] */
  readonly requiredCharacters?: readonly string[];
  /** Seconds between two mails of one kind to one person. @default 60 */
  readonly mailIntervalSeconds?: number;
  /** Seconds between two messages of one kind to one person. @default 60 */
  readonly messageIntervalSeconds?: number;
  /** Digits of a mailed code. @default 6 */
  readonly mailCodeLength?: number;
  /** Lifetime of a mailed code or link in seconds. @default 3600 */
  readonly mailCodeSeconds?: number;
  /** Codes that always hold, by phone number without `+`; no message is sent to these numbers. @default {} */
  readonly testCodes?: Readonly<Record<string, string>>;
  /** Who sends the messages; only `twilio` and `twilio_verify` have WhatsApp. @default 'twilio' */
  readonly smsProvider?: string;
  /** @default none */
  readonly rateLimits?: Partial<RateLimits>;
}
