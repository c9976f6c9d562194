import type { ContentFields } from '@duneline/machines';
import * as t from '@duneline/specs/messages/admin-content';
import { bannedClaimsIn } from '../bannedClaims.ts';
import { isSitePath } from '../sitePath.ts';

/** What the editor of a route holds. */
export interface SeoValues {
  readonly title: string;
  readonly description: string;
  /** The path of the page that search engines should show instead; `null` for the page itself. */
  readonly canonical: string | null;
  readonly is_indexable: boolean;
}

/** Reads the columns of a row. */
export function readSeoValues({ title, description, canonical, is_indexable: index }: ContentFields): SeoValues {
  return {
    title: typeof title === 'string' ? title : '',
    description: typeof description === 'string' ? description : '',
    canonical: typeof canonical === 'string' ? canonical : null,
    is_indexable: index !== false,
  };
}

/** Why these values cannot be published, each in a sentence. */
export function seoProblems({ title, description, canonical }: SeoValues): string[] {
  return [
    ...(title.trim() === '' ? [t.problemTitleEmpty] : []),
    ...(description.trim() === '' ? [t.problemDescriptionEmpty] : []),
    ...(canonical !== null && !isSitePath(canonical) ? [t.problemCanonical] : []),
    ...bannedClaimsIn(title, description),
  ];
}
