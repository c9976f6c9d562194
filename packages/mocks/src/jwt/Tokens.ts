import type { Claims } from '@duneline/specs/contract';
import { fromBase64Url, readSegment, toBase64Url } from './base64url.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** An EC P-256 private key as a JWK with a `kid`. */
export interface SigningKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly alg: 'ES256';
  readonly kid: string;
  readonly x: string;
  readonly y: string;
  readonly d: string;
}

/** The result of verifying a token's form and signature; services check expiry and other claims. */
export type TokenVerdict =
  | { readonly isValid: true; readonly claims: Claims }
  | { readonly isValid: false; readonly reason: 'segments' | 'malformed' | 'key' | 'signature'; readonly segments: number };

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Signs and verifies a backend's tokens: users' tokens with ES256 (HS256 without a key), API keys with HS256. */
export class Tokens {
  private readonly key: SigningKey | null;
  private readonly secret: Uint8Array<ArrayBuffer>;
  private readonly verdicts = new Map<string, TokenVerdict>();
  private readonly cryptoKeys = new Map<KeyUsage, Promise<CryptoKey>>();

  constructor(key: SigningKey | null, secret: string) {
    this.key = key;
    this.secret = new TextEncoder().encode(secret);
  }

  /** Signs an access token. */
  async sign(claims: Claims): Promise<string> {
    if (this.key === null) return this.signWithSecret(claims);
    const signed = unsigned({ alg: 'ES256', kid: this.key.kid, typ: 'JWT' }, claims);
    const signature = await crypto.subtle.sign(
      algorithm,
      await this.cryptoKey(this.key, 'sign'),
      new TextEncoder().encode(signed),
    );
    return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
  }

  /** Signs a token with the secret, synchronously: for API keys, which a backend needs from the start. */
  signWithSecret(claims: Claims): string {
    const signed = unsigned({ alg: 'HS256', typ: 'JWT' }, claims);
    return `${signed}.${this.secretSignature(signed)}`;
  }

  async verify(token: string): Promise<TokenVerdict> {
    const known = this.verdicts.get(token);
    if (known !== undefined) return known;
    const verdict = await this.judge(token);
    if (this.verdicts.size > 500) this.verdicts.clear();
    this.verdicts.set(token, verdict);
    return verdict;
  }

  /** The public keys for `/.well-known/jwks.json`. */
  publicKeys(): readonly Readonly<Record<string, unknown>>[] {
    if (this.key === null) return [];
    const { kty, crv, alg, kid, x, y } = this.key;
    return [{ kty, crv, alg, kid, x, y, use: 'sig', key_ops: ['verify'], ext: true }];
  }

  private async judge(token: string): Promise<TokenVerdict> {
    const parts = token.split('.');
    const segments = token === '' ? 0 : parts.length;
    if (parts.length !== 3) return { isValid: false, reason: 'segments', segments };
    const header = readSegment(parts[0] ?? '');
    const claims = readSegment(parts[1] ?? '');
    if (header === null || claims === null) return { isValid: false, reason: 'malformed', segments };
    const isKnown =
      header['alg'] === 'HS256' || (this.key !== null && header['alg'] === 'ES256' && header['kid'] === this.key.kid);
    if (!isKnown) return { isValid: false, reason: 'key', segments };
    const isValid = header['crit'] === undefined && (await this.isSigned(token, header['alg'] === 'HS256' ? null : this.key));
    return isValid ? { isValid, claims } : { isValid, reason: 'signature', segments };
  }

  /** Verifies a token's signature; without `key`, with the secret. */
  private async isSigned(token: string, key: SigningKey | null): Promise<boolean> {
    const end = token.lastIndexOf('.');
    const signed = token.slice(0, end);
    const signature = token.slice(end + 1);
    if (key === null) return signature === this.secretSignature(signed);
    try {
      const bytes = fromBase64Url(signature);
      return await crypto.subtle.verify(algorithm, await this.cryptoKey(key, 'verify'), bytes, new TextEncoder().encode(signed));
    } catch {
      return false;
    }
  }

  private secretSignature(signed: string): string {
    return toBase64Url(hmac(sha256, this.secret, new TextEncoder().encode(signed)));
  }

  private cryptoKey({ kty, crv, x, y, d }: SigningKey, usage: 'sign' | 'verify'): Promise<CryptoKey> {
    const known = this.cryptoKeys.get(usage);
    if (known !== undefined) return known;
    const jwk = { kty, crv, x, y, ...(usage === 'sign' && { d }) };
    const imported = crypto.subtle.importKey('jwk', jwk, algorithm, false, [usage]);
    this.cryptoKeys.set(usage, imported);
    return imported;
  }
}

function unsigned(header: Readonly<Record<string, unknown>>, claims: Claims): string {
  return `${toBase64Url(JSON.stringify(header))}.${toBase64Url(JSON.stringify(claims))}`;
}
