import type { CertificateKey } from '@duneline/specs/certificate';

const KEY = 'certificateKey';

/** Stores the firm's public key, to verify certificates without a connection. */
export function storeKey({ x }: CertificateKey): void {
  try {
    localStorage.setItem(KEY, x);
  } catch {
    // Without storage a certificate is verified online only.
  }
}

export function readStoredKey(): CertificateKey | null {
  try {
    const x = localStorage.getItem(KEY) ?? '';
    return /^[\w-]{43}$/.test(x) ? { kty: 'OKP', crv: 'Ed25519', x } : null;
  } catch {
    return null;
  }
}
