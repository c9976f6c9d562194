import type { FactorSettings, ProviderSettings, RateLimits, RelyingParty } from '@duneline/specs/contract';
import { maxBcryptCost } from '../auth/password.ts';
import type { AuthSettings, SsoProvider } from '../auth/settings.ts';
import { boolean, complete, entries, integer, list, members, nullable, text, word } from './readers.ts';
import type { Reader } from './readers.ts';

const seconds = integer(0, 1_000_000_000);
const limit = integer(0, 1_000_000);
const length = integer(6, 10);

const factor: Reader<FactorSettings> = complete<FactorSettings>({ canEnroll: boolean, canVerify: boolean });

const provider: Reader<ProviderSettings> = (value, at) => ({
  isEnabled: true,
  ...members<ProviderSettings>({
    isEnabled: boolean,
    clientIds: list(text),
    isNonceChecked: boolean,
    isEmailOptional: boolean,
  })(value, at),
});

const ssoProvider: Reader<SsoProvider> = complete<SsoProvider>({ id: text, domains: list(text), isDisabled: boolean });

/**
 * Parses the auth settings.
 * @throws ConfigError
 */
export const readAuth: Reader<Partial<AuthSettings>> = members<AuthSettings>({
  siteUrl: text,
  redirectUrls: list(text),
  isSignupDisabled: boolean,
  isEmailEnabled: boolean,
  isPhoneEnabled: boolean,
  isAnonymousEnabled: boolean,
  isAutoConfirm: boolean,
  isPhoneAutoConfirm: boolean,
  isEmailChangeSecure: boolean,
  isReauthenticationRequired: boolean,
  isCurrentPasswordRequired: boolean,
  isManualLinkingEnabled: boolean,
  providers: entries(provider),
  web3Chains: list(word('ethereum', 'solana')),
  isSamlEnabled: boolean,
  ssoProviders: list(ssoProvider),
  factors: complete<AuthSettings['factors']>({ totp: factor, phone: factor, webauthn: factor }),
  relyingParty: nullable(complete<RelyingParty>({ id: text, name: text, origins: list(text) })),
  maxFactors: integer(0, 1000),
  accessTokenSeconds: seconds,
  refreshReuseSeconds: seconds,
  isRefreshRotated: boolean,
  sessionSeconds: nullable(seconds),
  sessionIdleSeconds: nullable(seconds),
  isRefreshCounted: boolean,
  lowAalSeconds: nullable(seconds),
  isSessionSingle: boolean,
  minPasswordLength: integer(0, 72),
  requiredCharacters: list(text),
  leakedPasswords: list(text),
  mailIntervalSeconds: seconds,
  messageIntervalSeconds: seconds,
  mailCodeLength: length,
  messageCodeLength: length,
  mailCodeSeconds: seconds,
  messageCodeSeconds: seconds,
  testCodes: entries(text),
  smsProvider: text,
  unreachablePhones: list(text),
  unreachableDomains: list(text),
  authorizedEmails: nullable(list(text)),
  captcha: word('off', 'pass', 'fail'),
  rateLimits: members<RateLimits>({
    mails: limit,
    messages: limit,
    anonymous: limit,
    signIns: limit,
    tokens: limit,
    verifications: limit,
    web3: limit,
    sso: limit,
  }),
  bcryptCost: integer(4, maxBcryptCost),
});
