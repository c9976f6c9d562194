import type { Claims, Role } from '@duneline/specs/contract';
import type { Tokens } from '../jwt/Tokens.ts';

/** The keys that open the gateway: one pair of JWTs, one pair of opaque keys. */
export interface ApiKeys {
  readonly anon: string;
  readonly serviceRole: string;
  readonly publishable: string;
  readonly secret: string;
}

/** The role that a key stands for, or `null` when it is no key of this backend. */
export function roleOfKey(keys: ApiKeys, key: string | null): Role | null {
  if (key === keys.anon || key === keys.publishable) return 'anon';
  return key === keys.serviceRole || key === keys.secret ? 'service_role' : null;
}

/** Keys that are the same for the same secret: the JWTs were issued at the beginning of 2025 and hold for ten years. */
export function createApiKeys(tokens: Tokens, opaque: { publishable: string; secret: string }): ApiKeys {
  const claims = (role: Role): Claims => ({ iss: 'supabase', ref: 'embedded', role, iat: 1735689600, exp: 2051222400 });
  return { anon: tokens.signWithSecret(claims('anon')), serviceRole: tokens.signWithSecret(claims('service_role')), ...opaque };
}
