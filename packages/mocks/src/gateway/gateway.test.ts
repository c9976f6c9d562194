import { describe, expect, it } from 'vitest';
import { Tokens } from '../jwt/Tokens.ts';
import { embeddedDevelopmentKey, embeddedDevelopmentSecret } from '../jwt/developmentKey.ts';
import { openNotes } from '../fixtures/openNotes.ts';

const { backend, send } = openNotes();
const path = '/rest/v1/notes?select=id';
const tokens = new Tokens(embeddedDevelopmentKey, embeddedDevelopmentSecret);
const now = 1772355600;

describe('API keys', () => {
  it('are wanted by every service but functions', async () => {
    for (const service of ['/rest/v1/notes', '/auth/v1/settings']) {
      const response = await backend.fetch(backend.url + service);
      expect([response.status, await response.json()]).toEqual([
        401,
        { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' },
      ]);
    }
  });

  it('are refused when they are not of this backend', async () => {
    for (const key of ['nonsense', 'sb_publishable_other', `${backend.keys.anon}x`]) {
      expect(await send('GET', path, { key })).toMatchObject({ status: 401, body: { message: 'Invalid API key' } });
    }
  });

  it('stand for their role, in both generations, with or without a copy as bearer token', async () => {
    const count = async (key: string, token?: string): Promise<unknown> => {
      const { body } = await send('GET', path, { key, ...(token !== undefined && { token }) });
      return Array.isArray(body) ? body.length : body;
    };
    const { anon, publishable, serviceRole, secret } = backend.keys;
    for (const key of [anon, publishable]) expect([await count(key), await count(key, key)]).toEqual([1, 1]);
    for (const key of [serviceRole, secret]) expect([await count(key), await count(key, key)]).toEqual([5, 5]);
    expect(await count(publishable, secret)).toBe(5);
  });

  it('may come in the address, and are no filter there', async () => {
    const response = await backend.fetch(`${backend.url}${path}&apikey=${backend.keys.publishable}`);
    expect(await response.json()).toEqual([{ id: 2 }]);
  });
});

describe('tokens before the database', () => {
  it.each<[string, () => Promise<string> | string, string, string]>([
    ['that are none', () => 'garbage', 'PGRST301', 'Expected 3 parts in JWT; got 1'],
    [
      'of an unknown key',
      () => 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
      'PGRST301',
      'No suitable key or wrong key type',
    ],
    [
      'with a wrong signature',
      () => new Tokens(null, 'other').sign({ role: 'service_role' }),
      'PGRST301',
      'JWT cryptographic operation failed',
    ],
    ['that have expired', () => tokens.sign({ role: 'authenticated', exp: now - 31 }), 'PGRST303', 'JWT expired'],
    ['from the future', () => tokens.sign({ role: 'authenticated', iat: now + 31 }), 'PGRST303', 'JWT issued at future'],
    ['that begin later', () => tokens.sign({ role: 'authenticated', nbf: now + 31 }), 'PGRST303', 'JWT not yet valid'],
  ])('are refused when they are tokens %s', async (_, make, code, message) => {
    const answer = await send('GET', path, { token: await make() });
    expect(answer).toMatchObject({ status: 401, body: { code, message, details: null, hint: null } });
    expect(answer.headers.get('www-authenticate')).toBe(`Bearer error="invalid_token", error_description="${message}"`);
  });

  it('are taken for thirty seconds after they expire', async () => {
    expect((await send('GET', path, { token: await tokens.sign({ role: 'authenticated', exp: now - 30 }) })).status).toBe(200);
  });
});

describe('CORS', () => {
  it('answers a preflight without a key, and lets every origin read', async () => {
    const preflight = await backend.fetch(backend.url + path, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'apikey,prefer' },
    });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,prefer');
    const { headers } = await send('GET', path);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('Content-Range');
  });
});
