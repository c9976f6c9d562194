import type { Claims, Role } from '@duneline/specs/contract';
import type { Tokens } from '../jwt/Tokens.ts';

/** The API keys that the gateway accepts: a pair of JWTs and a pair of opaque keys. */
export interface ApiKeys {
  readonly anon: string;
  readonly serviceRole: string;
  readonly publishable: string;
  readonly secret: string;
}

/** The role of an API key; `null` if the key is unknown. */
export function roleOfKey(keys: ApiKeys, key: string | null): Role | null {
  if (key === keys.anon || key === keys.publishable) return 'anon';
  return key === keys.serviceRole || key === keys.secret ? 'service_role' : null;
}

/** Creates API keys, which are equal for equal secrets: the JWTs are issued at the start of 2025 and valid for ten years. */
export function createApiKeys(tokens: Tokens, opaque: { publishable: string; secret: string }): ApiKeys {
  const claims = (role: Role): Claims => ({ iss: 'supabase', ref: 'embedded', role, iat: 1735689600, exp: 2051222400 });
  return { anon: tokens.signWithSecret(claims('anon')), serviceRole: tokens.signWithSecret(claims('service_role')), ...opaque };
}
