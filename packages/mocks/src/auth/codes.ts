import { sha224 } from '../jwt/sha256.ts';
import type { Project } from '../project.ts';
import { randomText } from '../random.ts';

/** A one-time code of so many digits. */
export function newCode({ random }: Project, length: number): string {
  return randomText(random, length, '0123456789');
}

/** What is kept of a code, and what the link holds in its place; `recipient` is an address, or a number without `+`. */
export function tokenHash(recipient: string, code: string): string {
  const bytes = sha224(new TextEncoder().encode(recipient + code));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
