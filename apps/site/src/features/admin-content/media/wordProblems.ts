import * as t from '@duneline/specs/messages/admin-content';
import { bannedClaimsIn } from '../bannedClaims.ts';

/** The words of a picture: its title, and what it shows in both languages. */
export interface PictureWords {
  readonly title: string;
  readonly alt: string;
  readonly altAr: string;
}

/** Why the words of a picture are not taken, one sentence for each; without those that are. */
export function wordProblems({ title, alt, altAr }: PictureWords): Partial<PictureWords> {
  const problems = {
    title: title.trim() === '' ? t.problemTitleEmpty : bannedClaimsIn(title)[0],
    alt: alt.trim() === '' ? t.problemAltEmpty : bannedClaimsIn(alt)[0],
    altAr: altAr.trim() === '' ? t.problemAltArEmpty : bannedClaimsIn(altAr)[0],
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
