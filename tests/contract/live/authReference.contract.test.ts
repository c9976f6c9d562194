import { describe, expect, it } from 'vitest';
import { totp } from '../../totp.ts';
import { openProject } from '../project.ts';

const unknown = '11111111-1111-4111-8111-111111111111';
const email = 'nobody@duneline.example';
const phone = '971501234567';
const password = 'a fair length';
const version = { 'x-supabase-api-version': '2024-01-01' };

/** Raw HTTP below `/auth/v1` with the newer error format: with the anon key, and with the service key for administrators. */
function openHttp() {
  const { keys, send } = openProject();
  const ask = async (method: string, path: string, body?: unknown, token?: string) => {
    const headers = { ...version, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const response = await send(method, `/auth/v1${path}`, { body, headers });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
  const admin = (method: string, path: string, body?: unknown) => ask(method, path, body, keys.serviceRole);
  return { keys, ask, admin };
}

describe('refusals, whatever the project’s settings', () => {
  const onVerify = 'Only an email address or phone number should be provided on verify';
  it.each([
    ['/recover', '{', 400, 'bad_json', 'Could not parse request body as JSON: '],
    ['/recover', {}, 400, 'validation_failed', 'Password recovery requires an email'],
    ['/otp', { email, phone }, 400, 'validation_failed', 'Only an email address or phone number should be provided'],
    ['/otp', { email, channel: 'sms' }, 400, 'validation_failed', 'Channel should only be specified with Phone OTP'],
    ['/otp', {}, 400, 'validation_failed', 'One of email or phone must be set'],
    ['/otp', { email, create_user: false }, 422, 'otp_disabled', 'Signups not allowed for otp'],
    ['/verify', { email, token: '1' }, 400, 'validation_failed', 'Verify requires a verification type'],
    ['/verify', { type: 'email', email }, 400, 'validation_failed', 'Verify requires either a token or a token hash'],
    [
      '/verify',
      { type: 'email', token_hash: '1', email },
      400,
      'validation_failed',
      'Only the token_hash and type should be provided',
    ],
    ['/verify', { type: 'email', token: '1', email, phone }, 400, 'validation_failed', onVerify],
    ['/verify', { type: 'email', token: '1', email: 'x' }, 422, 'validation_failed', 'Invalid email format'],
    ['/verify', { type: 'email', token: '1', email }, 403, 'otp_expired', 'Token has expired or is invalid'],
    ['/verify', { type: 'email', token_hash: '0' }, 403, 'otp_expired', 'Email link is invalid or has expired'],
    ['/verify', { type: 'sms', token_hash: '0' }, 400, 'validation_failed', 'Invalid email verification type'],
    [
      '/resend',
      { type: 'x', email },
      400,
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    ['/resend', { type: 'signup', phone }, 400, 'validation_failed', 'Type provided requires an email address'],
    ['/resend', { type: 'sms', email }, 400, 'validation_failed', 'Type provided requires a phone number'],
    ['/token', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['/token?grant_type=password', { password }, 400, 'validation_failed', 'missing email or phone'],
    ['/token?grant_type=password', { email, password }, 400, 'invalid_credentials', 'Invalid login credentials'],
    [
      '/token?grant_type=refresh_token',
      { refresh_token: 'aaaaaaaaaaaa' },
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: ',
    ],
    [
      '/token?grant_type=pkce',
      {},
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    ],
    ['/token?grant_type=pkce', { auth_code: unknown, code_verifier: 'x' }, 404, 'flow_state_not_found', 'invalid flow state, '],
    ['/logout', undefined, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
    ['/factors', {}, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
    ['/admin/users', {}, 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  ] as const)('POST %s %j: %i %s', async (path, body, status, code, message) => {
    const { ask } = openHttp();
    expect(await ask('POST', path, body)).toEqual({ status, body: { code, message: expect.stringContaining(message) } });
  });

  it('POST /token?grant_type=refresh_token without one: in the manner of OAuth', async () => {
    expect(await openHttp().ask('POST', '/token?grant_type=refresh_token', {})).toEqual({
      status: 400,
      body: { error: 'invalid_request', error_description: 'refresh_token required' },
    });
  });

  it('of administrators’ requests', async () => {
    const { admin, ask, keys } = openHttp();
    expect(await ask('GET', '/admin/users', undefined, keys.anon)).toMatchObject({ status: 403, body: { code: 'not_admin' } });
    for (const [method, path, body, status, code] of [
      ['GET', '/admin/users?page=x', undefined, 400, 'validation_failed'],
      ['GET', '/admin/users/x', undefined, 404, 'validation_failed'],
      ['GET', `/admin/users/${unknown}`, undefined, 404, 'user_not_found'],
      ['POST', '/admin/users', {}, 400, 'validation_failed'],
      ['POST', '/admin/users', { email, ban_duration: 'x' }, 400, 'validation_failed'],
      ['POST', '/admin/generate_link', { type: 'recovery', email }, 404, 'user_not_found'],
    ] as const) {
      expect(await admin(method, path, body)).toMatchObject({ status, body: { code } });
    }
  });
});

it('a person’s life: sessions, metadata, a second factor, a link of recovery, a ban and the end', async () => {
  const { admin, ask } = openHttp();
  const address = `live-${Date.now()}@duneline.example`;
  const created = await admin('POST', '/admin/users', { email: address, password, email_confirm: true, user_metadata: { a: 1 } });
  const { id } = created.body;
  const code = (of: string) => ({ body: { code: of } });
  const signIn = async () => (await ask('POST', '/token?grant_type=password', { email: address, password })).body;
  const user = (token: string) => ask('GET', '/user', undefined, token);
  try {
    const [here, there] = [await signIn(), await signIn()];
    const renewed = await ask('POST', '/token?grant_type=refresh_token', { refresh_token: here.refresh_token });
    const { access_token: token } = renewed.body;
    expect(await ask('PUT', '/user', { data: { a: null, b: 2 } }, token)).toMatchObject({ body: { user_metadata: { b: 2 } } });
    expect(await ask('PUT', '/user', { password, current_password: password }, token)).toMatchObject({
      status: 422,
      ...code('same_password'),
    });

    const { body: factor } = await ask('POST', '/factors', { factor_type: 'totp', friendly_name: 'app' }, token);
    expect(await ask('DELETE', '/factors/x', undefined, token)).toMatchObject({ status: 404, ...code('validation_failed') });
    const { body: challenge } = await ask('POST', `/factors/${factor.id}/challenge`, {}, token);
    const answer = { challenge_id: challenge.id, code: totp(factor.totp.secret, Date.now()) };
    const raised = (await ask('POST', `/factors/${factor.id}/verify`, answer, token)).body.access_token;
    expect(await user(there.access_token)).toMatchObject({ status: 403, ...code('session_not_found') });
    const low = (await signIn()).access_token;
    expect(await ask('POST', '/factors', { factor_type: 'totp' }, low)).toMatchObject({
      status: 403,
      ...code('insufficient_aal'),
    });
    expect(await ask('POST', '/logout?scope=all', undefined, raised)).toMatchObject({
      status: 400,
      ...code('validation_failed'),
    });
    expect((await ask('POST', '/logout?scope=others', undefined, raised)).status).toBe(204);
    expect([(await user(low)).status, (await user(raised)).status]).toEqual([403, 200]);

    const { body: link } = await admin('POST', '/admin/generate_link', { type: 'recovery', email: address });
    const proof = { type: 'recovery', token_hash: link.hashed_token };
    expect(await ask('POST', '/verify', proof)).toMatchObject({ status: 200, body: { user: { id } } });
    expect(await ask('POST', '/verify', proof)).toMatchObject({ status: 403, ...code('otp_expired') });

    await admin('PUT', `/admin/users/${id}`, { ban_duration: '1h' });
    expect(await signIn()).toMatchObject({ code: 'user_banned' });
  } finally {
    await admin('DELETE', `/admin/users/${id}`, {});
  }
  expect(await admin('GET', `/admin/users/${id}`)).toMatchObject({ status: 404, ...code('user_not_found') });
});
