import type { AuthSpec, FactorSettings, ProviderSettings } from '@duneline/specs/contract';
import { isFromEnvironment, isTable, stringsIn, tableIn } from './toml.ts';
import type { Table } from './toml.ts';

/** A supported notation of a setting. */
interface Form<T> {
  /** Its name in error messages. */
  readonly name: string;
  /** Parses the notation; `undefined` for anything else. */
  readonly read: (value: unknown) => T | undefined;
}

const flag: Form<boolean> = { name: 'true or false', read: (value) => (typeof value === 'boolean' ? value : undefined) };
const noFlag: Form<boolean> = { name: flag.name, read: (value) => (typeof value === 'boolean' ? !value : undefined) };
const count: Form<number> = {
  name: 'a whole number from 0 on',
  read: (value) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined),
};
const codeLength: Form<number> = {
  name: 'a number from 6 to 10',
  read: (value) => (typeof value === 'number' && [6, 7, 8, 9, 10].includes(value) ? value : undefined),
};
const text: Form<string> = { name: 'a text', read: (value) => (typeof value === 'string' ? value : undefined) };
const texts: Form<readonly string[]> = { name: 'a list of texts', read: stringsIn };
const ids: Form<readonly string[]> = {
  name: 'a text, with commas between several',
  read: (value) => (typeof value === 'string' && value !== '' ? value.split(',').map((id) => id.trim()) : undefined),
};
const duration: Form<number> = { name: 'a duration such as "1m30s"', read: secondsOf };
const characters: Form<readonly string[]> = {
  name: '"", "letters_digits", "lower_upper_letters_digits" or "lower_upper_letters_digits_symbols"',
  read: (value) => (typeof value === 'string' && Object.hasOwn(requirements, value) ? requirements[value] : undefined),
};

const [lower, upper, digits] = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'];
const requirements: Readonly<Record<string, readonly string[]>> = {
  '': [],
  letters_digits: [lower + upper, digits],
  lower_upper_letters_digits: [lower, upper, digits],
  lower_upper_letters_digits_symbols: [lower, upper, digits, '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~'],
};

const unitSeconds: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1, ms: 1e-3 };

/** Parses a Go duration to seconds. */
function secondsOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^(?:0|(?:\d+(?:\.\d+)?(?:h|ms|m|s))+)$/.test(value)) return undefined;
  const parts = value.matchAll(/([\d.]+)(h|ms|m|s)/g);
  return [...parts].reduce((sum, [, amount, unit = 's']) => sum + Number(amount) * (unitSeconds[unit] ?? 1), 0);
}

/**
 * The auth settings in `[auth]`. Values from the CLI's environment keep their defaults.
 * @param refuse reports a setting and its problem
 */
export function readAuth(auth: Table, refuse: (name: string, message: string) => void): AuthSpec {
  function at<T>(path: string, { name: form, read }: Form<T>): T | undefined {
    const [name = '', ...outer] = path.split('.').toReversed();
    const value = tableIn(auth, ...outer.toReversed())[name];
    if (value === undefined || isFromEnvironment(value)) return undefined;
    const known = read(value);
    if (known === undefined) refuse(name, `auth.${path} is ${JSON.stringify(value)}. Write ${form}.`);
    return known;
  }
  const factor = (kind: string, usual: FactorSettings): FactorSettings => ({
    canEnroll: at(`mfa.${kind}.enroll_enabled`, flag) ?? usual.canEnroll,
    canVerify: at(`mfa.${kind}.verify_enabled`, flag) ?? usual.canVerify,
  });
  const providers = switchedOn(tableIn(auth, 'external'));
  const provider = (name: string): ProviderSettings => ({
    isEnabled: true,
    ...stated({
      clientIds: at(`external.${name}.client_id`, ids),
      isNonceChecked: at(`external.${name}.skip_nonce_check`, noFlag),
      isEmailOptional: at(`external.${name}.email_optional`, flag),
    }),
  });
  const rateLimits = stated({
    // Without its own mail server a project's mails stay in the local inbox, which has no limit.
    mails: isOn(auth, 'email', 'smtp') ? at('rate_limit.email_sent', count) : undefined,
    messages: at('rate_limit.sms_sent', count),
    anonymous: at('rate_limit.anonymous_users', count),
    signIns: at('rate_limit.sign_in_sign_ups', count),
    tokens: at('rate_limit.token_refresh', count),
    verifications: at('rate_limit.token_verifications', count),
    web3: at('rate_limit.web3', count),
  });
  return stated({
    siteUrl: at('site_url', text),
    redirectUrls: at('additional_redirect_urls', texts)?.filter((url) => !isFromEnvironment(url)),
    isSignupDisabled: at('enable_signup', noFlag),
    isEmailEnabled: at('email.enabled', flag) ?? at('email.enable_signup', flag),
    isPhoneEnabled: at('sms.enabled', flag) ?? at('sms.enable_signup', flag),
    isAnonymousEnabled: at('enable_anonymous_sign_ins', flag),
    isAutoConfirm: at('email.enable_confirmations', noFlag),
    isPhoneAutoConfirm: at('sms.enable_confirmations', noFlag),
    isEmailChangeSecure: at('email.double_confirm_changes', flag),
    isReauthenticationRequired: at('email.secure_password_change', flag),
    isCurrentPasswordRequired: at('email.require_current_password', flag),
    isManualLinkingEnabled: at('enable_manual_linking', flag),
    providers: providers.length > 0 ? Object.fromEntries(providers.map((name) => [name, provider(name)])) : undefined,
    web3Chains: someOf((['ethereum', 'solana'] as const).filter((chain) => isOn(auth, 'web3', chain))),
    factors: isTable(auth['mfa'])
      ? { totp: factor('totp', both), phone: factor('phone', neither), webauthn: factor('web_authn', neither) }
      : undefined,
    relyingParty: isTable(auth['webauthn'])
      ? {
          id: at('webauthn.rp_id', text) ?? '',
          name: at('webauthn.rp_display_name', text) ?? '',
          origins: at('webauthn.rp_origins', texts) ?? [],
        }
      : undefined,
    maxFactors: at('mfa.max_enrolled_factors', count),
    accessTokenSeconds: at('jwt_expiry', count),
    refreshReuseSeconds: at('refresh_token_reuse_interval', count),
    isRefreshRotated: at('enable_refresh_token_rotation', flag),
    sessionSeconds: at('sessions.timebox', duration) || undefined,
    sessionIdleSeconds: at('sessions.inactivity_timeout', duration) || undefined,
    minPasswordLength: at('minimum_password_length', count),
    requiredCharacters: at('password_requirements', characters),
    mailIntervalSeconds: at('email.max_frequency', duration),
    messageIntervalSeconds: at('sms.max_frequency', duration),
    mailCodeLength: at('email.otp_length', codeLength),
    mailCodeSeconds: at('email.otp_expiry', count),
    testCodes: readTestCodes(tableIn(auth, 'sms', 'test_otp')),
    smsProvider: switchedOn(tableIn(auth, 'sms'))[0],
    rateLimits: Object.keys(rateLimits).length > 0 ? rateLimits : undefined,
  });
}

const both: FactorSettings = { canEnroll: true, canVerify: true };
const neither: FactorSettings = { canEnroll: false, canVerify: false };

const isOn = (table: Table, ...path: readonly string[]): boolean => tableIn(table, ...path)['enabled'] === true;
const switchedOn = (table: Table): string[] => Object.keys(table).filter((name) => isOn(table, name));
const someOf = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

function readTestCodes(codes: Table): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(codes).map(([phone, code]) => [phone, String(code)]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Removes undefined settings, which would override defaults when spread. */
function stated<T extends object>(settings: T): Partial<T> {
  // Safe: omitting entries is what Partial means.
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Partial<T>;
}
