import { signFacts, type CertificateFacts, type CertificateKey } from '@duneline/specs/certificate';
import { beforeEach, expect, it, vi } from 'vitest';
import { ServiceError } from '../../lib/query/ServiceError.ts';
import { verifyCertificate } from './verifyCertificate.ts';

const { callFunction } = vi.hoisted(() => ({ callFunction: vi.fn() }));
vi.mock('../../lib/backend/callFunction.ts', () => ({ callFunction }));

const facts: CertificateFacts = {
  number: 5014,
  kind: 'passed',
  program: '1-step',
  sizeCents: 1_000_000,
  amountCents: 100_360,
  issuedOn: '2026-02-10',
};
const offline = new ServiceError({ message: '', code: 'offline' }, 0);

const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
const publicKey: CertificateKey = { kty: 'OKP', crv: 'Ed25519', x };
const id = await signFacts(pair.privateKey, facts);
const registered = { ...facts, holderName: 'Tomás Ribeiro', isNameHidden: false, path: [10_000, 11_003], publicKey };

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
  callFunction.mockReset();
});

it('verifies the signature itself beside what the register says', async () => {
  callFunction.mockResolvedValue(registered);
  expect(await verifyCertificate(id)).toEqual({ state: 'genuine', certificate: registered });
});

it('verifies without a connection, with the key that an earlier visit left', async () => {
  callFunction.mockResolvedValueOnce(registered).mockRejectedValue(offline);
  await verifyCertificate(id);
  expect(await verifyCertificate(id)).toEqual({ state: 'offline', facts, publicKey });
  expect(await verifyCertificate(id.replace('.100360.', '.900360.'))).toEqual({ state: 'invalid' });
});

it('says without a connection and without a key that it cannot tell', async () => {
  callFunction.mockRejectedValue(offline);
  expect(await verifyCertificate(id)).toEqual({ state: 'unreached' });
  expect(await verifyCertificate('no id')).toEqual({ state: 'invalid' });
});

it.each([
  ['certificate_invalid', 422, 'invalid'],
  ['certificate_withdrawn', 404, 'withdrawn'],
])('tells of %s', async (code, status, state) => {
  callFunction.mockRejectedValue(new ServiceError({ message: '', code }, status));
  expect(await verifyCertificate(id)).toEqual({ state });
});
