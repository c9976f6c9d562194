import type { Project } from '../project.ts';
import type { AuthOneTimeToken, AuthUser, OneTimeTokenType } from './rows.ts';
import { oneTimeTokens } from './tables.ts';

const pkce = 'pkce_';

/** Keeps the hash of a code in the place of an earlier one of its type. */
export function keepToken(project: Project, user: AuthUser, type: OneTimeTokenType, hash: string, relatesTo: string): void {
  dropToken(project, user, type);
  oneTimeTokens(project).insert({
    user_id: user.id,
    token_type: type,
    token_hash: hash,
    relates_to: relatesTo,
    created_at: new Date(project.clock.now()).toISOString(),
  });
}

export function dropToken(project: Project, user: AuthUser, type: OneTimeTokenType): void {
  oneTimeTokens(project).remove({ user_id: user.id, token_type: type });
}

/** Makes every code and link that a person was sent useless. */
export function dropTokens(project: Project, user: AuthUser): void {
  oneTimeTokens(project).remove({ user_id: user.id });
}

/** The token of a hash, with or without `pkce_`, if it is of one of these types. */
export function findToken(project: Project, hash: string, types: readonly OneTimeTokenType[]): AuthOneTimeToken | undefined {
  const tokens = oneTimeTokens(project);
  const found = [...tokens.find({ token_hash: hash }), ...tokens.find({ token_hash: pkce + hash })];
  return found.find(({ token_type: type }) => types.includes(type));
}

/** Whether a token is older than so many seconds. */
export function isTooOld(project: Project, token: AuthOneTimeToken, seconds: number): boolean {
  return project.clock.now() > Date.parse(token.created_at) + seconds * 1000;
}

/** The hash as a link into a PKCE flow has it. */
export function withFlow(hash: string, isPkce: boolean): string {
  return isPkce ? pkce + hash : hash;
}

/** Whether a link's token leads into a PKCE flow. */
export function isPkceToken(token: string): boolean {
  return token.startsWith(pkce);
}
