import * as t from '@duneline/specs/messages/admin-content';

/** Like `holds_banned_claim` in the database, which decides. */
const banned = /guaranteed|risk[- ]?free|no[- ]risk|without risk|cannot lose|مضمون|بدون مخاطر|بلا مخاطر/gi;

/** The claims in the texts that the firm may not make, one sentence each. */
export function bannedClaimsIn(...texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => text.match(banned) ?? []).map((claim) => claim.toLowerCase());
  return [...new Set(found)].map((claim) => t.problemBanned({ claim }));
}
