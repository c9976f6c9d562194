import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, openAuth, password, phone } from './openAuth.ts';

const endpoints = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/otp'],
  ['POST', '/magiclink'],
  ['POST', '/verify'],
  ['POST', '/resend'],
  ['POST', '/recover'],
  ['PUT', '/user'],
] as const;

const names = (
  'email phone password data channel code_challenge code_challenge_method create_user type token token_hash redirect_to ' +
  'refresh_token auth_code code_verifier nonce current_password app_metadata gotrue_meta_security __proto__ constructor toString'
).split(' ');

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    email,
    phone,
    '+',
    '',
    ' ',
    '\0',
    "' or 1=1 --",
    '😀',
    '\ud800',
    'x'.repeat(300),
    'sms',
    'signup',
    'email_change',
    '__proto__',
  ),
);
const value = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 }));
const body = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .dictionary(fc.constantFrom(...names), value, { maxKeys: 6, noNullPrototype: true })
      .map((one) => JSON.stringify(one)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: hostileText },
);

describe('hostile bodies', () => {
  it('give a described answer everywhere, and a refusal changes nothing', async () => {
    const { ask, backend, person } = openAuth({ isPhoneEnabled: true, isAnonymousEnabled: true });
    const { access_token: token } = await person();
    const start = backend.snapshot();
    const request = fc.record({ endpoint: fc.constantFrom(...endpoints), sent: body });
    await fc.assert(
      fc.asyncProperty(request, async ({ endpoint: [method, path], sent }) => {
        // The backend throws for responses that no schema describes.
        const { status } = await ask(method, path, sent, { token });
        const isRefused = status >= 400;
        expect(isRefused ? backend.snapshot() : start).toEqual(start);
        if (!isRefused) backend.restore(start);
      }),
      { numRuns: 500 * Number(process.env.FC_TIMES ?? 1) },
    );
  });

  it('in a link lead on, or are refused, and change nothing', async () => {
    const { backend, person } = openAuth();
    await person();
    const start = backend.snapshot();
    const query = fc.dictionary(fc.constantFrom('token', 'type', 'redirect_to'), hostileText, { noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(query, async (members) => {
        const link = new URL(`${backend.url}/auth/v1/verify`);
        for (const [name, text] of Object.entries(members)) link.searchParams.set(name, text);
        const { status } = await backend.fetch(link, { redirect: 'manual' });
        expect([303, 400]).toContain(status);
        expect(backend.snapshot()).toEqual(start);
      }),
      { numRuns: 200 * Number(process.env.FC_TIMES ?? 1) },
    );
  });

  it('as metadata poison no prototype', async () => {
    const { post } = openAuth({ isAutoConfirm: true });
    const answer = await post('/signup', `{"email":"${email}","password":"${password}","data":{"__proto__":{"isAdmin":true}}}`);
    expect(answer.status).toBe(200);
    expect({}).not.toHaveProperty('isAdmin');
  });
});
