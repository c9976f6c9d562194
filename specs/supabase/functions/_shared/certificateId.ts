import { toBase64Url } from './base64Url.ts';

/** The signed content of a certificate. Money in US cents. */
export interface CertificateFacts {
  readonly number: number;
  readonly kind: 'passed' | 'payout';
  /** Id of the program. */
  readonly program: string;
  readonly sizeCents: number;
  /** The profit that passed the evaluation, or the amount paid out. */
  readonly amountCents: number;
  /** YYYY-MM-DD in UTC. */
  readonly issuedOn: string;
}

/** An Ed25519 public key as a JSON Web Key. */
export interface CertificateKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
}

const version = 'duneline-1';
const form =
  /^duneline-1\.(?<number>[1-9]\d{0,9})\.(?<kind>passed|payout)\.(?<program>[a-z0-9-]{1,40})\.(?<size>[1-9]\d{0,11})\.(?<amount>0|[1-9]\d{0,11})\.(?<issuedOn>\d{4}-\d\d-\d\d)$/;
const length = 64;

/** The text that is signed: `duneline-1.5001.passed.1-step.1000000.105000.2026-01-23`. */
export function printFacts({ number, kind, program, sizeCents, amountCents, issuedOn }: CertificateFacts): string {
  return [version, number, kind, program, sizeCents, amountCents, issuedOn].join('.');
}

/** The id of a certificate: its text, `.` and the signature in base64url. */
export async function signFacts(privateKey: CryptoKey, facts: CertificateFacts): Promise<string> {
  const text = printFacts(facts);
  const signature = await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(text));
  return `${text}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The content of an id, whoever signed it; `null` for a text that is not an id. */
export function readFacts(id: string): CertificateFacts | null {
  const { number, kind, program, size, amount, issuedOn } = form.exec(splitId(id).text)?.groups ?? {};
  if (number === undefined || program === undefined || issuedOn === undefined) return null;
  return {
    number: Number(number),
    kind: kind === 'payout' ? 'payout' : 'passed',
    program,
    sizeCents: Number(size),
    amountCents: Number(amount),
    issuedOn,
  };
}

/** Whether the id was signed with this key, character for character. Needs no connection. */
export async function isGenuine(id: string, { kty, crv, x }: CertificateKey): Promise<boolean> {
  const { text, signature } = splitId(id);
  const bytes = fromBase64Url(signature);
  if (bytes === null || readFacts(id) === null) return false;
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
  return await crypto.subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(text));
}

function splitId(id: string): { readonly text: string; readonly signature: string } {
  const end = id.lastIndexOf('.');
  return { text: id.slice(0, Math.max(end, 0)), signature: id.slice(end + 1) };
}

/** `null` unless it is the only spelling of 64 bytes: unused bits of the last character must not be editable either. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{86}$/.test(text)) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  return bytes.length === length && toBase64Url(bytes) === text ? bytes : null;
}
