/** Rate limits: per hour for mails, messages and anonymous sign-ins, per five minutes for everything else. */
export interface RateLimits {
  /** Mails that the whole project sends. */
  readonly mails: number;
  /** Text messages that the whole project sends. */
  readonly messages: number;
  /** Anonymous sign-ins from one IP address. */
  readonly anonymous: number;
  /** Sign-ups and requests for a code or a link, from one IP address. */
  readonly signIns: number;
  /** Requests to /token (mostly session refreshes), from one IP address. */
  readonly tokens: number;
  /** Attempts to verify a code or a link, from one IP address. */
  readonly verifications: number;
  /** Wallet sign-ins from one IP address. */
  readonly web3: number;
  /** SAML sign-ins from one IP address. */
  readonly sso: number;
}

/** How users sign in with an external OAuth provider. */
export interface ProviderSettings {
  readonly isEnabled: boolean;
  /**
   * The project's client ids at the provider. Requests use the first; the audience of an id_token must be one of them.
   * @default the provider's name followed by `-client`
   */
  readonly clientIds?: readonly string[];
  /** Whether the nonce of an id_token must match the hash of the nonce in the request. @default true */
  readonly isNonceChecked?: boolean;
  /** Whether users without an e-mail address at the provider may sign in. @default false */
  readonly isEmailOptional?: boolean;
}

/** What users may do with one type of second factor. */
export interface FactorSettings {
  readonly canEnroll: boolean;
  readonly canVerify: boolean;
}

/** The WebAuthn relying party that passkeys are created for. */
export interface RelyingParty {
  /** The domain that a passkey is bound to, without scheme or port. */
  readonly id: string;
  /** The name that the browser shows when it asks for a passkey. */
  readonly name: string;
  /** Origins of the pages that may request a passkey. */
  readonly origins: readonly string[];
}

/** The settings under `[auth]` in config.toml that change a response. Settings that are left out have the default named here. */
export interface AuthSpec {
  /** Default redirect target of mailed links. @default 'http://localhost:3000' */
  readonly siteUrl?: string;
  /** Additional allowed redirect targets. `*`, `**` and `?` are wildcards, as in Supabase's configuration. @default [] */
  readonly redirectUrls?: readonly string[];
  /** Whether sign-up is disabled. @default false */
  readonly isSignupDisabled?: boolean;
  /** Whether users can sign up and sign in with an e-mail address. @default true */
  readonly isEmailEnabled?: boolean;
  /** Whether users can sign up and sign in with a phone number. @default false */
  readonly isPhoneEnabled?: boolean;
  /** Whether anonymous sign-in is enabled. @default false */
  readonly isAnonymousEnabled?: boolean;
  /** Whether sign-up by e-mail returns a session immediately, without a confirmation mail. @default false */
  readonly isAutoConfirm?: boolean;
  /** Whether sign-up by phone returns a session immediately, without a text message. @default false */
  readonly isPhoneAutoConfirm?: boolean;
  /** Whether a change of e-mail address must be confirmed from the current address too. @default true */
  readonly isEmailChangeSecure?: boolean;
  /** Whether a session older than a day needs a mailed code to change the password. @default false */
  readonly isReauthenticationRequired?: boolean;
  /**
   * Whether changing a password requires the current one, except in a session that began with a mailed code or link. @default false
   */
  readonly isCurrentPasswordRequired?: boolean;
  /** Whether users can link and unlink providers themselves. @default false */
  readonly isManualLinkingEnabled?: boolean;
  /** The configured providers by name, such as `google`. @default {} */
  readonly providers?: Readonly<Record<string, ProviderSettings>>;
  /** Chains whose wallets can sign in. @default [] */
  readonly web3Chains?: readonly ('ethereum' | 'solana')[];
  /** @default TOTP can be enrolled and verified, the others cannot */
  readonly factors?: Readonly<Record<'totp' | 'phone' | 'webauthn', FactorSettings>>;
  /** The WebAuthn relying party; `null` derives it from the site URL. @default null */
  readonly relyingParty?: RelyingParty | null;
  /** Maximum number of verified factors per user. @default 10 */
  readonly maxFactors?: number;
  /** Lifetime of an access token in seconds. @default 3600 */
  readonly accessTokenSeconds?: number;
  /** Seconds during which a used refresh token may be used again. @default 10 */
  readonly refreshReuseSeconds?: number;
  /** Whether reusing a refresh token after that revokes the whole session. @default true */
  readonly isRefreshRotated?: boolean;
  /** Maximum lifetime of a session in seconds; `null` for no limit. @default null */
  readonly sessionSeconds?: number | null;
  /** Seconds without a refresh after which a session ends; `null` for no limit. @default null */
  readonly sessionIdleSeconds?: number | null;
  /** Shortest password, in characters. @default 6 */
  readonly minPasswordLength?: number;
  /** Character sets of which a password needs at least one character each. @default [] */
  readonly requiredCharacters?: readonly string[];
  /** Minimum seconds between two mails of the same type to one user. @default 60 */
  readonly mailIntervalSeconds?: number;
  /** Minimum seconds between two text messages of the same type to one user. @default 60 */
  readonly messageIntervalSeconds?: number;
  /** Number of digits of a mailed code. @default 6 */
  readonly mailCodeLength?: number;
  /** Lifetime of a mailed code or link in seconds. @default 3600 */
  readonly mailCodeSeconds?: number;
  /** Fixed codes for test phone numbers (without `+`); nothing is sent to these numbers. @default {} */
  readonly testCodes?: Readonly<Record<string, string>>;
  /** The SMS provider; only `twilio` and `twilio_verify` support WhatsApp. @default 'twilio' */
  readonly smsProvider?: string;
  /** @default none */
  readonly rateLimits?: Partial<RateLimits>;
}
