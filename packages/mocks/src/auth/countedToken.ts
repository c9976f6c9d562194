import { fromBase64Url, toBase64Url } from '../jwt/base64url.ts';
import { sha256 } from '../jwt/sha256.ts';
import { uuidOf } from '../random.ts';
import type { AuthSession } from './rows.ts';

/** What a refresh token of the second version says: which session it renews, and the how many-th it is. */
export interface CountedToken {
  readonly sessionId: string;
  readonly counter: number;
  /** All but the signature and the checksum. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
}

const signatureLength = 16;
const checksumLength = 4;

/** The refresh token of a session's present counter: version 0, session, counter as a varint, HMAC cut to 128 bits, checksum; in base64url. */
export function countedToken({ id, refresh_token_hmac_key: key, refresh_token_counter: counter }: AuthSession): string {
  const session =
    id
      .replaceAll('-', '')
      .match(/../g)
      ?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  const signed = Uint8Array.of(0, ...session, ...varint(counter ?? 0));
  const bytes = Uint8Array.of(...signed, ...signatureOf(signed, key ?? ''));
  return toBase64Url(Uint8Array.of(...bytes, ...checksumOf(bytes)));
}

/** Reads a refresh token of the second version; `null` for a text that is none. */
export function readCountedToken(text: string): CountedToken | null {
  if (!/^[\w-]{50,62}$/.test(text) || text.length % 4 === 1) return null;
  const bytes = fromBase64Url(text);
  const body = bytes.subarray(0, -checksumLength);
  if (bytes[0] !== 0 || !isSame(bytes.subarray(-checksumLength), checksumOf(body))) return null;
  const signed = body.subarray(0, -signatureLength);
  const digits = [...signed.subarray(17)];
  const isWhole = digits.every((digit, index) => digit >= 0x80 === index < digits.length - 1);
  if (digits.length === 0 || !isWhole) return null;
  const counter = digits.reduce((sum, digit, index) => sum + (digit & 0x7f) * 128 ** index, 0);
  return { sessionId: uuidOf(signed.subarray(1, 17)), counter, signed, signature: body.subarray(-signatureLength) };
}

/** Whether a token was signed for this session. */
export function isSignedFor({ signed, signature }: CountedToken, { refresh_token_hmac_key: key }: AuthSession): boolean {
  return key !== undefined && isSame(signature, signatureOf(signed, key));
}

/** The first 128 bits of HMAC-SHA-256 with a key of 32 bytes in base64url. */
function signatureOf(message: Uint8Array, key: string): Uint8Array {
  const padded = (value: number): Uint8Array => {
    const block = new Uint8Array(64);
    block.set(fromBase64Url(key));
    return block.map((byte) => byte ^ value);
  };
  const inner = sha256(Uint8Array.of(...padded(0x36), ...message));
  return sha256(Uint8Array.of(...padded(0x5c), ...inner)).subarray(0, signatureLength);
}

function checksumOf(bytes: Uint8Array): Uint8Array {
  return sha256(bytes).subarray(0, checksumLength);
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [0x80 | (value % 128), ...varint(Math.floor(value / 128))];
}
