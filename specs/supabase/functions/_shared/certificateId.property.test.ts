import { ed25519 } from '@noble/curves/ed25519.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isGenuine, printFacts, readFacts, signFacts } from './certificateId.ts';
import type { CertificateFacts, CertificateKey } from './certificateId.ts';

const seed = fc.uint8Array({ minLength: 32, maxLength: 32 });
const facts: fc.Arbitrary<CertificateFacts> = fc.record({
  number: fc.integer({ min: 1, max: 2_147_483_647 }),
  kind: fc.constantFrom('passed', 'payout'),
  program: fc.constantFrom('1-step', '2-step', 'instant'),
  sizeCents: fc.integer({ min: 1, max: 100_000_000 }),
  amountCents: fc.integer({ min: 0, max: 100_000_000 }),
  issuedOn: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
});

/** The key pair of a seed, derived without the code under test. */
async function keysOf(bytes: Uint8Array): Promise<{ readonly privateKey: CryptoKey; readonly publicKey: CertificateKey }> {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
  const privateKey = await crypto.subtle.importKey('pkcs8', Buffer.concat([prefix, bytes]), 'Ed25519', false, ['sign']);
  const x = Buffer.from(ed25519.getPublicKey(bytes)).toString('base64url');
  return { privateKey, publicKey: { kty: 'OKP', crv: 'Ed25519', x } };
}

it('reads back what was signed, and another Ed25519 verifies it with the public key alone', async () => {
  await fc.assert(
    fc.asyncProperty(seed, facts, async (bytes, signed) => {
      const { privateKey, publicKey } = await keysOf(bytes);
      const id = await signFacts(privateKey, signed);
      expect(readFacts(id)).toEqual(signed);
      expect(await isGenuine(id, publicKey)).toBe(true);
      expect(new URLSearchParams({ id }).toString()).toBe(`id=${id}`);
      const signature = Buffer.from(id.slice(id.lastIndexOf('.') + 1), 'base64url');
      expect(ed25519.verify(signature, Buffer.from(printFacts(signed)), ed25519.getPublicKey(bytes))).toBe(true);
    }),
    { numRuns: 25 },
  );
});

it('refuses every id of which a character was changed, added or left out', async () => {
  const character = fc.constantFrom(...Array.from('0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_~=. %'));
  await fc.assert(
    fc.asyncProperty(seed, facts, fc.nat(), fc.option(character), fc.boolean(), async (bytes, signed, at, put, isAdded) => {
      const { privateKey, publicKey } = await keysOf(bytes);
      const id = await signFacts(privateKey, signed);
      const index = at % id.length;
      const edited = id.slice(0, index) + (put ?? '') + id.slice(isAdded && put !== null ? index : index + 1);
      fc.pre(edited !== id);
      expect(await isGenuine(edited, publicKey)).toBe(false);
    }),
    { numRuns: 200 },
  );
});

it('refuses every spelling of the last character but one', async () => {
  const { privateKey, publicKey } = await keysOf(new Uint8Array(32).fill(7));
  const fact = { number: 1, kind: 'passed', program: '1-step', sizeCents: 1, amountCents: 0, issuedOn: '2026-01-01' } as const;
  const id = await signFacts(privateKey, fact);
  const spellings = Array.from('0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_');
  const genuine = await Promise.all(spellings.map((last) => isGenuine(id.slice(0, -1) + last, publicKey)));
  expect(genuine.filter(Boolean)).toHaveLength(1);
});

it('refuses what another key signed', async () => {
  await fc.assert(
    fc.asyncProperty(seed, seed, facts, async (one, other, signed) => {
      fc.pre(!Buffer.from(one).equals(Buffer.from(other)));
      const id = await signFacts((await keysOf(one)).privateKey, signed);
      expect(await isGenuine(id, (await keysOf(other)).publicKey)).toBe(false);
    }),
    { numRuns: 25 },
  );
});

it('takes no text for an id that is none', async () => {
  const { publicKey } = await keysOf(new Uint8Array(32).fill(7));
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      expect(readFacts(text)).toBeNull();
      expect(await isGenuine(text, publicKey)).toBe(false);
    }),
  );
});
