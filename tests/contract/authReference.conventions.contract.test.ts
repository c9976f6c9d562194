import { describe, expect, it } from 'vitest';
import { challenge, email, openAuth, password, refusal } from './openAuth.ts';
import { domain, ethereumWallet, messageOf } from './wallets.ts';

describe('conventions', () => {
  it('bodies: unknown fields are ignored, and an empty body where JSON is read is bad_json', async () => {
    const { post } = openAuth();
    expect((await post('/recover', { email, colour: 'sand' })).status).toBe(200);
    expect(await post('/recover', '')).toMatchObject({
      status: 400,
      body: { code: 'bad_json', message: expect.stringMatching(/^Could not parse request body as JSON: ./) },
    });
  });

  it('responses: application/json, without the version header that errors echo', async () => {
    const { headers } = await openAuth().ask('GET', '/health');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.has('x-supabase-api-version')).toBe(false);
  });

  it.each([
    ['2024-01-01', true],
    ['2026-08-20', true],
    ['2023-12-31', false],
    ['soon', false],
  ])('X-Supabase-Api-Version %s: the newer body and the echo, %s', async (version, isNewer) => {
    const { body, headers } = await openAuth().ask('GET', '/user', undefined, { headers: { 'x-supabase-api-version': version } });
    const msg = 'This endpoint requires a valid Bearer token';
    const code = 'no_authorization';
    expect(body).toEqual(isNewer ? { code, message: msg } : { code: 401, error_code: code, msg });
    expect(headers.get('x-supabase-api-version')).toBe(isNewer ? '2024-01-01' : null);
    expect(headers.get('x-sb-error-code')).toBe(code);
  });

  it('error_id: stands in the older body of a 5xx, unexpected_failure, and nowhere else', async () => {
    const { ask, backend } = openAuth();
    const headers = { apikey: backend.keys.serviceRole, authorization: `Bearer ${backend.keys.serviceRole}` };
    const fail = (version: string) =>
      ask('GET', '/admin/users?per_page=0', undefined, { headers: { ...headers, 'x-supabase-api-version': version } });
    expect(await fail('')).toMatchObject({
      status: 500,
      body: { code: 500, error_code: 'unexpected_failure', error_id: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
    expect((await fail('2024-01-01')).body).toEqual({ code: 'unexpected_failure', message: expect.any(String) });
  });

  const message = messageOf(ethereumWallet);
  it.each([
    ['refresh_token missing', 'refresh_token', {}],
    ['id_token grant', 'id_token', { provider: 'google' }],
    ['web3 grant', 'web3', { chain: 'ethereum', message, signature: ethereumWallet.sign(`${message} `) }],
  ])('OAuth style whatever the version: %s', async (_, grant, body) => {
    const { post } = openAuth({ siteUrl: `https://${domain}`, web3Chains: ['ethereum'] });
    for (const version of ['2024-01-01', '']) {
      const headers = { 'x-supabase-api-version': version };
      const answer = await post(`/token?grant_type=${grant}`, body, { headers });
      expect([answer.status, answer.body]).toEqual([400, { error: expect.any(String), error_description: expect.any(String) }]);
      expect(answer.headers.has('x-sb-error-code')).toBe(false);
    }
  });

  it('CORS: a page may read the headers that auth-js reads', async () => {
    const { headers } = await openAuth().ask('GET', '/health');
    const exposed = headers.get('access-control-expose-headers')?.toLowerCase().split(', ');
    expect(exposed).toEqual(expect.arrayContaining(['x-supabase-api-version', 'x-total-count', 'link']));
  });
});

describe('validation helpers', () => {
  it.each(['1', '1234567890123456', '0501234567', '97150123x567', '++97150'])(
    'phone %s: 2 to 15 digits not starting with 0',
    async (number) => {
      expect(await openAuth({ isPhoneEnabled: true }).post('/otp', { phone: number })).toMatchObject(
        refusal(400, 'validation_failed', 'Invalid phone number format (E.164 required)'),
      );
    },
  );

  it.each(['+1 2', '123456789012345'])('phone %s: is stored without + and spaces', async (number) => {
    const { post } = openAuth({ isPhoneEnabled: true });
    const stored = number.replaceAll(/[+ ]/g, '');
    expect(await post('/signup', { phone: number, password })).toMatchObject({ status: 200, body: { phone: stored } });
  });

  const incomplete = 'PKCE flow requires code_challenge_method and code_challenge';
  it.each([
    ['only code_challenge', { code_challenge: challenge }, incomplete],
    ['only code_challenge_method', { code_challenge_method: 's256' }, incomplete],
    [
      'challenge length above 128',
      { code_challenge: 'x'.repeat(129), code_challenge_method: 's256' },
      'code challenge has to be between 43 and 128 characters',
    ],
  ])('PKCE params: %s', async (_, flow, text) => {
    for (const path of ['/signup', '/otp', '/recover', '/resend']) {
      expect(await openAuth().post(path, { type: 'signup', email, password, ...flow })).toMatchObject(
        refusal(400, 'validation_failed', text),
      );
    }
  });
});

describe('bearer authentication', () => {
  it('no Bearer header: another scheme is none', async () => {
    expect(await openAuth().ask('GET', '/user', undefined, { headers: { authorization: 'Basic x' } })).toMatchObject(
      refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
    );
  });
});
