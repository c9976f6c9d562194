import { describe, expect, it } from 'vitest';
import { readSessionLink, withoutSessionLink } from './sessionLink.ts';

const site = 'https://duneline.example/affiliate-login';
const tokens = '#access_token=a&expires_at=1767600000&expires_in=3600&refresh_token=r&sb=&token_type=bearer&type=recovery';

describe('readSessionLink', () => {
  it.each([
    ['an address of the site', '?returnTo=%2Fadmin#payout-schedule', { kind: 'none' }],
    ['a code that is not of the auth service', '?code=SUMMER10', { kind: 'none' }],
    ['an error parameter without a description', '?error=404', { kind: 'none' }],
    [
      'a code that another browser asked for',
      '?code=3f0c7a52-5d1e-4c8a-9a53-0f4e1b7c2d90',
      { kind: 'error', code: 'pkce_code_verifier_missing', message: '3f0c7a52-5d1e-4c8a-9a53-0f4e1b7c2d90' },
    ],
    ['half a session', '#access_token=a', { kind: 'none' }],
    [
      'a session',
      tokens,
      { kind: 'session', accessToken: 'a', refreshToken: 'r', issuedAt: 1_767_596_400_000, type: 'recovery' },
    ],
    [
      'an error in the fragment',
      '#error=access_denied&error_code=otp_expired&error_description=Too+late&sb=',
      { kind: 'error', code: 'otp_expired', message: 'Too late' },
    ],
    [
      'an error in the query, without a code of the service',
      '?error=server_error&error_description=Oh',
      { kind: 'error', code: 'server_error', message: 'Oh' },
    ],
  ])('reads %s', (_, suffix, link) => expect(readSessionLink(site + suffix, false)).toEqual(link));

  it('reads a code where the sign-in was begun', () => {
    expect(readSessionLink(`${site}?code=c1`, true)).toEqual({ kind: 'code', code: 'c1' });
  });
});

describe('withoutSessionLink', () => {
  it.each([
    [`?returnTo=%2Fadmin${tokens}`, '?returnTo=%2Fadmin'],
    ['?code=c1&returnTo=%2Fadmin&sb_flow_id=f', '?returnTo=%2Fadmin'],
    ['?error=access_denied&error_description=No#error=access_denied&error_description=No', ''],
    ['#payout-schedule', '#payout-schedule'],
  ])('leaves of %s only %s', (suffix, left) => expect(withoutSessionLink(site + suffix)).toBe(site + left));
});
