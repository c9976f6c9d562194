import { sha224 } from '@noble/hashes/sha2.js';
import type { Project } from '../project.ts';
import { randomText } from '../random.ts';

/** Creates a one-time code with `length` digits. */
export function newCode({ random }: Project, length: number): string {
  return randomText(random, length, '0123456789');
}

/** The hash of a code, which is stored and used in links. @param recipient an e-mail address, or a phone number without `+` */
export function tokenHash(recipient: string, code: string): string {
  const bytes = sha224(new TextEncoder().encode(recipient + code));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
