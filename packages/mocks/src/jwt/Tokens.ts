import type { Claims } from '@duneline/specs/contract';
import { CompactSign, compactVerify, importJWK } from 'jose';
import { readSegment, toBase64Url } from './base64url.ts';
import { hmacSha256 } from './sha256.ts';

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

/** What a look at a token's form and signature says; expiry and other claims are for the service to judge. */
export type TokenVerdict =
  | { readonly isValid: true; readonly claims: Claims }
  | { readonly isValid: false; readonly reason: 'segments' | 'malformed' | 'key' | 'signature'; readonly segments: number };

/** Signs and verifies a backend's tokens: ES256 with its key (or HS256 when it has none) for people, HS256 for API keys. */
export class Tokens {
  private readonly key: SigningKey | null;
  private readonly secret: Uint8Array<ArrayBuffer>;
  private readonly verdicts = new Map<string, TokenVerdict>();

  constructor(key: SigningKey | null, secret: string) {
    this.key = key;
    this.secret = new TextEncoder().encode(secret);
  }

  /** An access token. */
  async sign(claims: Claims): Promise<string> {
    if (this.key === null) return this.signWithSecret(claims);
    const payload = new TextEncoder().encode(JSON.stringify(claims));
    const header = { alg: 'ES256', kid: this.key.kid, typ: 'JWT' };
    return new CompactSign(payload).setProtectedHeader(header).sign(await importJWK(this.key, 'ES256'));
  }

  /** A token signed with the secret, at once: for API keys, which a backend has from its first moment. */
  signWithSecret(claims: Claims): string {
    const signed = `${toBase64Url(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))}.${toBase64Url(JSON.stringify(claims))}`;
    return `${signed}.${toBase64Url(hmacSha256(this.secret, new TextEncoder().encode(signed)))}`;
  }

  async verify(token: string): Promise<TokenVerdict> {
    const known = this.verdicts.get(token);
    if (known !== undefined) return known;
    const verdict = await this.judge(token);
    if (this.verdicts.size > 500) this.verdicts.clear();
    this.verdicts.set(token, verdict);
    return verdict;
  }

  /** The public keys, as `/.well-known/jwks.json` lists them. */
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
    const key = await this.keyFor(header);
    if (key === null) return { isValid: false, reason: 'key', segments };
    try {
      await compactVerify(token, key);
      return { isValid: true, claims };
    } catch {
      return { isValid: false, reason: 'signature', segments };
    }
  }

  private async keyFor(header: Readonly<Record<string, unknown>>): Promise<Parameters<typeof compactVerify>[1] | null> {
    if (header['alg'] === 'HS256') return this.secret;
    if (this.key === null || header['alg'] !== 'ES256' || header['kid'] !== this.key.kid) return null;
    const { kty, crv, x, y } = this.key;
    return importJWK({ kty, crv, x, y }, 'ES256');
  }
}
