import { expect, it } from 'vitest';
import { defaultAuthSettings } from '../auth/settings.ts';
import { readAuth } from './authReader.ts';

it('takes every setting that there is', () => {
  expect(readAuth(defaultAuthSettings, 'auth')).toEqual(defaultAuthSettings);
  const others = {
    sessionSeconds: 3600,
    authorizedEmails: ['team@notes.example'],
    testCodes: { '971501234567': '123456' },
    rateLimits: { mails: 2 },
    relyingParty: { id: 'notes.example', name: 'Notes', origins: ['https://notes.example'] },
    providers: { google: { isEnabled: true, clientIds: ['web', 'ios'] }, azure: { isEnabled: false, isEmailOptional: true } },
    ssoProviders: [{ id: '11111111-1111-4111-8111-111111111111', domains: ['notes.example'], isDisabled: false }],
  };
  expect(readAuth(others, 'auth')).toEqual(others);
});

it.each<[unknown, string]>([
  [{ isAutoconfirm: true }, 'auth.isAutoconfirm is unknown; there are siteUrl,'],
  [{ sessionSeconds: 'never' }, 'auth.sessionSeconds must be a whole number from 0 to 1000000000, not "never".'],
  [{ testCodes: { '971501234567': 123_456 } }, 'auth.testCodes.971501234567 must be a text, not 123456.'],
  [{ testCodes: ['123456'] }, 'auth.testCodes must be an object, not ["123456"].'],
  [{ providers: { google: { clientId: 'web' } } }, 'auth.providers.google.clientId is unknown; there are isEnabled, clientIds,'],
  [{ captcha: 'maybe' }, 'auth.captcha must be "off" or "pass" or "fail", not "maybe".'],
  [{ factors: { totp: { canEnroll: true, canVerify: true } } }, 'auth.factors lacks phone, webauthn.'],
])('refuses %j', (value, message) => {
  expect(() => readAuth(value, 'auth')).toThrow(message);
});
