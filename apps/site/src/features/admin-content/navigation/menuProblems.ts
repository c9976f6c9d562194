import * as t from '@duneline/specs/messages/admin-content';
import { bannedClaimsIn } from '../bannedClaims.ts';
import { linkProblem } from '../linkProblems.ts';
import type { StoredLink } from './menuLinks.ts';
import { MAX_LINKS, type MenuPlace } from './menuPlaces.ts';

/** Why a link cannot be published, in a sentence; `null` if it can. */
export function problemOfLink({ label, target }: StoredLink): string | null {
  return label.trim() === '' ? t.problemLabelEmpty : linkProblem(target);
}

/** Why a menu cannot be published, one sentence each. */
export function menuProblems(links: readonly StoredLink[], { maxFirstLevel }: MenuPlace): readonly string[] {
  const first = links.filter(({ level }) => level === 1).length;
  return [
    ...(links.length === 0 ? [t.problemMenuEmpty] : []),
    ...(first > maxFirstLevel || links.length > MAX_LINKS
      ? [t.problemMenuLong({ count: String(first > maxFirstLevel ? maxFirstLevel : MAX_LINKS) })]
      : []),
    ...links.flatMap((link) => {
      const problem = problemOfLink(link);
      return problem === null ? [] : [t.problemOfLink({ label: link.label, problem })];
    }),
    ...bannedClaimsIn(...links.map(({ label }) => label)),
  ];
}
