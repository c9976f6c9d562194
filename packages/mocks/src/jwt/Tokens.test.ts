import { compactVerify, importJWK, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { embeddedDevelopmentKey } from './developmentKey.ts';
import { Tokens } from './Tokens.ts';

const secret = 'a-secret-of-the-test';
const bytes = new TextEncoder().encode(secret);
const claims = { sub: 'ada', role: 'authenticated' };
const tokens = new Tokens(embeddedDevelopmentKey, secret);

describe('tokens', () => {
  it('are signed as another library verifies them', async () => {
    const { kty, crv, x, y } = embeddedDevelopmentKey;
    const { payload } = await compactVerify(await tokens.sign(claims), await importJWK({ kty, crv, x, y }, 'ES256'));
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(claims);
    await expect(compactVerify(tokens.signWithSecret(claims), bytes)).resolves.toMatchObject({
      protectedHeader: { alg: 'HS256' },
    });
  });

  it('of another library are accepted when the key or the secret signed them', async () => {
    const key = await importJWK(embeddedDevelopmentKey, 'ES256');
    const byKey = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: embeddedDevelopmentKey.kid }).sign(key);
    const bySecret = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(bytes);
    expect(await tokens.verify(await byKey)).toEqual({ isValid: true, claims });
    expect(await tokens.verify(await bySecret)).toEqual({ isValid: true, claims });
  });

  it('are refused when their claims, their signature or their key are others', async () => {
    const [head = '', , signature = ''] = (await tokens.sign(claims)).split('.');
    const forged = btoa(JSON.stringify({ ...claims, role: 'service_role' })).replace(/=+$/, '');
    expect(await tokens.verify(`${head}.${forged}.${signature}`)).toMatchObject({ isValid: false, reason: 'signature' });
    expect(await tokens.verify(`${await tokens.sign(claims)}!`)).toMatchObject({ isValid: false, reason: 'signature' });
    expect(await new Tokens(null, 'another').verify(tokens.signWithSecret(claims))).toMatchObject({ reason: 'signature' });
    expect(await new Tokens(null, secret).verify(await tokens.sign(claims))).toMatchObject({ isValid: false, reason: 'key' });
  });

  it('that claim extensions nobody knows are refused', async () => {
    const strange = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', crit: ['b64'], b64: true }).sign(bytes);
    expect(await tokens.verify(strange)).toMatchObject({ isValid: false, reason: 'signature' });
  });
});
