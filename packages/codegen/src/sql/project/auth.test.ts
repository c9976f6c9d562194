import { describe, expect, it } from 'vitest';
import { specsWith } from '../../fixtures/specsDirectory.ts';
import { readConfig } from './config.ts';

const read = (config: string) => readConfig(specsWith({ 'config.toml': config }));

describe('[auth] of config.toml', () => {
  it('says nothing where it states nothing', () => {
    expect(read('project_id = "x"').auth).toEqual({});
    expect(read('[auth]\nsite_url = "env(SITE)"\nadditional_redirect_urls = ["env(A)", "https://b.example"]').auth).toEqual({
      redirectUrls: ['https://b.example'],
    });
  });

  it('is compiled where it changes an answer', () => {
    const config = `
[auth]
site_url = "https://a.example"
jwt_expiry = 600
enable_signup = false
enable_anonymous_sign_ins = true
minimum_password_length = 12
password_requirements = "letters_digits"
enable_refresh_token_rotation = false
refresh_token_reuse_interval = 3
enable_manual_linking = true
[auth.email]
enable_signup = false
enable_confirmations = false
double_confirm_changes = false
secure_password_change = true
require_current_password = true
max_frequency = "1m30s"
otp_length = 8
otp_expiry = 900
[auth.sms]
enable_signup = true
enable_confirmations = true
max_frequency = "500ms"
[auth.sms.vonage]
enabled = true
[auth.sms.test_otp]
4152127777 = "123456"
[auth.sessions]
timebox = "24h"
inactivity_timeout = "0s"
[auth.mfa]
max_enrolled_factors = 2
[auth.mfa.totp]
enroll_enabled = false
[auth.rate_limit]
email_sent = 2
token_refresh = 150
[auth.external.google]
enabled = true
client_id = "web, ios"
secret = "env(GOOGLE_SECRET)"
skip_nonce_check = true
[auth.external.azure]
enabled = true
client_id = "env(AZURE_CLIENT_ID)"
email_optional = true
[auth.external.apple]
enabled = false
[auth.web3.solana]
enabled = true
[auth.webauthn]
rp_id = "a.example"
rp_display_name = "A"
rp_origins = ["https://a.example"]
`;
    const { auth, findings } = read(config);
    expect(findings).toEqual([]);
    expect(auth).toEqual({
      siteUrl: 'https://a.example',
      accessTokenSeconds: 600,
      isSignupDisabled: true,
      isAnonymousEnabled: true,
      minPasswordLength: 12,
      requiredCharacters: ['abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'],
      isRefreshRotated: false,
      refreshReuseSeconds: 3,
      isManualLinkingEnabled: true,
      isEmailEnabled: false,
      isAutoConfirm: true,
      isEmailChangeSecure: false,
      isReauthenticationRequired: true,
      isCurrentPasswordRequired: true,
      mailIntervalSeconds: 90,
      mailCodeLength: 8,
      mailCodeSeconds: 900,
      isPhoneEnabled: true,
      isPhoneAutoConfirm: false,
      messageIntervalSeconds: 0.5,
      smsProvider: 'vonage',
      testCodes: { '4152127777': '123456' },
      sessionSeconds: 86_400,
      maxFactors: 2,
      factors: {
        totp: { canEnroll: false, canVerify: true },
        phone: { canEnroll: false, canVerify: false },
        webauthn: { canEnroll: false, canVerify: false },
      },
      rateLimits: { tokens: 150 },
      providers: {
        google: { isEnabled: true, clientIds: ['web', 'ios'], isNonceChecked: false },
        azure: { isEnabled: true, isEmailOptional: true },
      },
      web3Chains: ['solana'],
      relyingParty: { id: 'a.example', name: 'A', origins: ['https://a.example'] },
    });
  });

  it('limits mails where the project has a mail server', () => {
    const config = '[auth.rate_limit]\nemail_sent = 2\n[auth.email.smtp]\nenabled = true';
    expect(read(config).auth.rateLimits).toEqual({ mails: 2 });
  });

  it.each([
    ['minimum_password_length = "8"', 'auth.minimum_password_length is "8". Write a whole number from 0 on.'],
    ['enable_signup = 1', 'auth.enable_signup is 1. Write true or false.'],
    ['password_requirements = "many"', 'auth.password_requirements is "many". Write "", "letters_digits", '],
    ['email.max_frequency = "often"', 'auth.email.max_frequency is "often". Write a duration such as "1m30s".'],
    ['email.otp_length = 3', 'auth.email.otp_length is 3. Write a number from 6 to 10.'],
  ])('refuses %s', (line, message) => {
    expect(read(`[auth]\n${line}`).findings).toEqual([
      expect.objectContaining({ line: 2, message: expect.stringContaining(message) }),
    ]);
  });
});
