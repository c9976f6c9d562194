import { base32nopad } from '@scure/base';

const stepMs = 30_000;

/** Whether a code is valid for a Base32 secret in the current, previous or next period. @param now ms since the epoch */
export async function isTotpCode(secret: string, code: string, now: number): Promise<boolean> {
  const steps = [0, -1, 1].map((skew) => Math.floor(now / stepMs) + skew);
  const codes = await Promise.all(steps.map((step) => hotp(secret, step)));
  return codes.includes(code.trim());
}

/** RFC 4226: the six digits of a counter, by HMAC with SHA-1. */
async function hotp(secret: string, counter: number): Promise<string> {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(counter));
  const key = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(base32nopad.decode(secret)),
    { name: 'HMAC', hash: 'SHA-1' },
    false,
    ['sign'],
  );
  const digest = new DataView(await crypto.subtle.sign('HMAC', key, message));
  const offset = digest.getUint8(19) & 0xf;
  return String((digest.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The `otpauth:` URI for authenticator apps. */
export function totpUri(issuer: string, account: string, secret: string): string {
  const label = `${encoded(issuer)}:${encoded(account)}`;
  return `otpauth://totp/${label}?algorithm=SHA1&digits=6&issuer=${encoded(issuer)}&period=30&secret=${secret}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%40', '@').replaceAll('%3A', ':');
}
