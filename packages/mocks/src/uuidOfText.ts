import { sha256 } from '@noble/hashes/sha2.js';
import { uuidOf } from './random.ts';

/** Derives a version 4 UUID from a text, so that it is the same after each reset. */
export function uuidOfText(text: string): string {
  const bytes = sha256(new TextEncoder().encode(text));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return uuidOf(bytes);
}
