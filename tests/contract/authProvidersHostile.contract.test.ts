import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email } from './openAuth.ts';
import { openProviders } from './openProviders.ts';

const id = '22222222-2222-4222-8222-222222222222';
const ssoProviders = [{ id, domains: ['duneline.example'], isDisabled: false }];

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    email,
    id,
    'google',
    'allow',
    'deny',
    '',
    '\0',
    '😀',
    '\ud800',
    '<script>',
    '"><b>',
    '__proto__',
    'x'.repeat(300),
  ),
);
const names =
  'provider scopes redirect_to code_challenge code_challenge_method state code error error_description decision name email verification ' +
  'login_hint provider_id RelayState SAMLResponse __proto__ constructor';
const members = fc.dictionary(fc.constantFrom(...names.split(' ')), hostileText, { maxKeys: 6, noNullPrototype: true });
const numRuns = 300 * Number(process.env.FC_TIMES ?? 1);

/** A project with a pending sign-in at a provider, and another one at an organization. */
async function underway() {
  const project = openProviders({ isSamlEnabled: true, ssoProviders, redirectUrls: ['https://app.example/**'] });
  const { access_token: token } = await project.person();
  const state = (await project.start()).searchParams.get('state') ?? '';
  return { ...project, token, state, before: project.backend.snapshot() };
}

describe('hostile addresses', () => {
  const pages =
    '/authorize /callback /simulated-provider/authorize /simulated-provider/saml /sso/saml/acs /user/identities/authorize';

  it('give a described answer, no page with what it was given as markup, and lead nowhere that is not allowed', async () => {
    const { backend, state, before, token } = await underway();
    const allowed = [backend.url, 'http://localhost:3000', 'https://app.example'];
    const request = fc.record({ page: fc.constantFrom(...pages.split(' ')), sent: members, hasState: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(request, async ({ page, sent, hasState }) => {
        const query = new URLSearchParams({ ...sent, ...(hasState && { state, provider: 'google', provider_id: id }) });
        const response = await backend.fetch(`${backend.url}/auth/v1${page}?${query.toString()}`, {
          headers: { apikey: backend.keys.anon, authorization: `Bearer ${token}` },
          redirect: 'manual',
        });
        const html = await response.text();
        expect([200, 302, 303, 400, 404]).toContain(response.status);
        expect(html).not.toMatch(/<script|<b>/);
        expect(response.status >= 400 ? backend.snapshot() : before).toEqual(before);
        const location = response.headers.get('location');
        expect(allowed).toContain(new URL(location ?? backend.url).origin);
        backend.restore(before);
      }),
      { numRuns },
    );
  });
});

describe('hostile bodies', () => {
  const value = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 }));
  const fields =
    'provider_id domain redirect_to skip_http_redirect code_challenge code_challenge_method id_token provider client_id issuer access_token ' +
    'nonce link_identity gotrue_meta_security __proto__';
  const body = fc.oneof(
    fc
      .dictionary(fc.constantFrom(...fields.split(' ')), value, { maxKeys: 6, noNullPrototype: true })
      .map((one) => JSON.stringify(one)),
    fc.json(),
    hostileText,
  );

  it('give a described answer, and a refusal changes nothing', async () => {
    const { ask, before, backend, token } = await underway();
    const paths = ['/sso', '/token?grant_type=id_token', '/sso/saml/acs', '/callback'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), body, async (path, sent) => {
        const { status } = await ask('POST', path, sent, { token });
        expect(status >= 400 ? backend.snapshot() : before).toEqual(before);
        backend.restore(before);
      }),
      { numRuns },
    );
  });

  it('in the claims of a token give a described answer, and poison no prototype', async () => {
    const { backend, idToken, before } = await underway();
    const claim = fc.constantFrom(
      'sub',
      'email',
      'email_verified',
      'name',
      'picture',
      'hd',
      'aud',
      'iss',
      'exp',
      'nonce',
      'at_hash',
      '__proto__',
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(claim, value, { maxKeys: 5, noNullPrototype: true }), async (claims) => {
        const { status } = await idToken({ id_token: await backend.issueIdToken('google', { email, ...claims }) });
        // A user whose address must be confirmed first is stored, although the response is an error.
        expect(status >= 400 && status !== 422 ? backend.snapshot() : before).toEqual(before);
        backend.restore(before);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns },
    );
  });
});
