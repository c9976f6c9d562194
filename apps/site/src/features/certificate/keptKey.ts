import type { CertificateKey } from '@duneline/specs/certificate';

const KEY = 'certificateKey';

/** Keeps our public key, which verifies certificates when there is no connection. */
export function keepKey({ x }: CertificateKey): void {
  try {
    localStorage.setItem(KEY, x);
  } catch {
    // Without storage a certificate is verified online only.
  }
}

export function readKeptKey(): CertificateKey | null {
  try {
    const x = localStorage.getItem(KEY) ?? '';
    return /^[\w-]{43}$/.test(x) ? { kty: 'OKP', crv: 'Ed25519', x } : null;
  } catch {
    return null;
  }
}
