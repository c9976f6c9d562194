import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64Url, toBase64Url } from '../jwt/base64url.ts';
import { uuidOf } from '../random.ts';
import type { AuthSession } from './rows.ts';

/** The content of a version 2 refresh token: the session and its counter. */
export interface CountedToken {
  readonly sessionId: string;
  readonly counter: number;
  /** The signed part, without signature and checksum. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
}

const signatureLength = 16;
const checksumLength = 4;

/**
 * Creates the refresh token for a session's current counter: version 0, session id, counter as varint, HMAC truncated to 128
 * bits, checksum; in base64url.
 */
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

/** Parses a version 2 refresh token; `null` if it is not one. */
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

/** Whether a token's signature matches the session. */
export function isSignedFor({ signed, signature }: CountedToken, { refresh_token_hmac_key: key }: AuthSession): boolean {
  return key !== undefined && isSame(signature, signatureOf(signed, key));
}

/** The first 128 bits of HMAC-SHA-256 with a key of 32 bytes in base64url. */
function signatureOf(message: Uint8Array, key: string): Uint8Array {
  return hmac(sha256, fromBase64Url(key), message).subarray(0, signatureLength);
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
