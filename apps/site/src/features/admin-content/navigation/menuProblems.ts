import * as t from '@duneline/specs/messages/admin-content';
import { bannedClaimsIn } from '../bannedClaims.ts';
import { linkProblem } from '../linkProblems.ts';
import type { StoredLink } from './menuLinks.ts';
import type { MenuPlace } from './menuPlaces.ts';

/** Why a link cannot be published, in a sentence; `null` for one that can. */
export function problemOfLink({ label, target }: StoredLink): string | null {
  return label.trim() === '' ? t.problemLabelEmpty : linkProblem(target);
}

/** Why a menu cannot be published, each in a sentence. */
export function menuProblems(links: readonly StoredLink[], { room }: MenuPlace): readonly string[] {
  const first = links.filter(({ level }) => level === 1).length;
  return [
    ...(links.length === 0 ? [t.problemMenuEmpty] : []),
    ...(first > room || links.length > 20 ? [t.problemMenuLong({ count: String(first > room ? room : 20) })] : []),
    ...links.flatMap((link) => {
      const problem = problemOfLink(link);
      return problem === null ? [] : [t.problemOfLink({ label: link.label, problem })];
    }),
    ...bannedClaimsIn(...links.map(({ label }) => label)),
  ];
}
