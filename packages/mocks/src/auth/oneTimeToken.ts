import type { Project } from '../project.ts';
import type { AuthOneTimeToken, AuthUser, OneTimeTokenType } from './rows.ts';
import { oneTimeTokens } from './tables.ts';

const pkce = 'pkce_';

/** Stores the hash of a code and replaces an earlier one of the same type. */
export function saveToken(project: Project, user: AuthUser, type: OneTimeTokenType, hash: string, relatesTo: string): void {
  deleteToken(project, user, type);
  oneTimeTokens(project).insert({
    user_id: user.id,
    token_type: type,
    token_hash: hash,
    relates_to: relatesTo,
    created_at: new Date(project.clock.now()).toISOString(),
  });
}

export function deleteToken(project: Project, user: AuthUser, type: OneTimeTokenType): void {
  oneTimeTokens(project).remove({ user_id: user.id, token_type: type });
}

/** Invalidates all codes and links sent to a user. */
export function deleteTokens(project: Project, user: AuthUser): void {
  oneTimeTokens(project).remove({ user_id: user.id });
}

/** Finds a token of the given types by hash, with or without the `pkce_` prefix. */
export function findToken(project: Project, hash: string, types: readonly OneTimeTokenType[]): AuthOneTimeToken | undefined {
  const tokens = oneTimeTokens(project);
  const found = [...tokens.find({ token_hash: hash }), ...tokens.find({ token_hash: pkce + hash })];
  return found.find(({ token_type: type }) => types.includes(type));
}

/** Whether a token is older than the given number of seconds. */
export function isOlderThan(project: Project, token: AuthOneTimeToken, seconds: number): boolean {
  return project.clock.now() > Date.parse(token.created_at) + seconds * 1000;
}

/** Adds the prefix that marks hashes of PKCE links. */
export function addPkcePrefix(hash: string, isPkce: boolean): string {
  return isPkce ? pkce + hash : hash;
}

/** Whether a link's token belongs to a PKCE flow. */
export function isPkceToken(token: string): boolean {
  return token.startsWith(pkce);
}
