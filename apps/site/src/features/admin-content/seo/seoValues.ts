import type { ContentFields } from '@duneline/machines';
import * as t from '@duneline/specs/messages/admin-content';
import { isLinkTarget } from '../../../lib/link/isLinkTarget.ts';
import { bannedClaimsIn } from '../bannedClaims.ts';

/** The values in the editor of a route. */
export interface SeoValues {
  readonly title: string;
  readonly description: string;
  /** The canonical path; `null` for the page itself. */
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

/** Why these values cannot be published, one sentence each. */
export function seoProblems({ title, description, canonical }: SeoValues): string[] {
  return [
    ...(title.trim() === '' ? [t.problemTitleEmpty] : []),
    ...(description.trim() === '' ? [t.problemDescriptionEmpty] : []),
    ...(canonical !== null && !isLinkTarget(canonical, 'site') ? [t.problemCanonical] : []),
    ...bannedClaimsIn(title, description),
  ];
}
