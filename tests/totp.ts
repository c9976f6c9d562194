import { createHmac } from 'node:crypto';

/**
 * What an authenticator app shows: RFC 6238 with SHA-1, six digits and steps of 30 seconds.
 * @param secret base32.
 * @param now ms since the epoch.
 */
export function totp(secret: string, now: number): string {
  const bits = Array.from(secret.replace(/=+$/, ''))
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
