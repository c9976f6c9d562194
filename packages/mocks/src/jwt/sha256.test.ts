import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { hmacSha256, sha224, sha256 } from './sha256.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

it('hashes as the platform does, at every length around a block', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const message = Uint8Array.from({ length }, (_, index) => index * 7);
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    expect(hex(sha224(message))).toBe(createHash('sha224').update(message).digest('hex'));
    expect(hex(hmacSha256(message, message))).toBe(createHmac('sha256', message).update(message).digest('hex'));
  }
});
