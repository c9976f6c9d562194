import { isAnswer, type Answer } from '@duneline/specs/answers/certificate';
import { isGenuine, readFacts, type CertificateFacts, type CertificateKey } from '@duneline/specs/certificate';
import { callFunction } from '../../lib/backend/callFunction.ts';
import { ServiceError } from '../../lib/query/ServiceError.ts';
import { storeKey, readStoredKey } from './storedKey.ts';

/** The result of verifying an id. `offline`: verified only by the browser, with the stored key. */
export type Verification =
  | { readonly state: 'genuine' | 'registered'; readonly certificate: Answer }
  | { readonly state: 'offline'; readonly facts: CertificateFacts; readonly publicKey: CertificateKey }
  | { readonly state: 'invalid' | 'withdrawn' | 'unreached' };

/** Verifies an id with the backend and its signature in this browser; without a connection, only the signature. */
export async function verifyCertificate(id: string): Promise<Verification> {
  try {
    const query = new URLSearchParams({ id }).toString();
    const certificate = await callFunction(`certificate?${query}`, { method: 'GET' }, isAnswer);
    storeKey(certificate.publicKey);
    const isVerified = await isGenuineHere(id, certificate.publicKey);
    if (isVerified === false) return { state: 'invalid' };
    return { state: isVerified === null ? 'registered' : 'genuine', certificate };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.code === 'certificate_invalid') return { state: 'invalid' };
    if (error.code === 'certificate_withdrawn') return { state: 'withdrawn' };
    return await verifyAlone(id);
  }
}

async function verifyAlone(id: string): Promise<Verification> {
  const facts = readFacts(id);
  if (facts === null) return { state: 'invalid' };
  const publicKey = readStoredKey();
  const isVerified = publicKey && (await isGenuineHere(id, publicKey));
  if (publicKey === null || isVerified === null) return { state: 'unreached' };
  return isVerified ? { state: 'offline', facts, publicKey } : { state: 'invalid' };
}

/** `null` if the browser cannot verify signatures: it lacks Ed25519, or the page was loaded without encryption. */
async function isGenuineHere(id: string, key: CertificateKey): Promise<boolean | null> {
  try {
    return await isGenuine(id, key);
  } catch (error) {
    console.warn('This browser cannot verify an Ed25519 signature.', error);
    return null;
  }
}
