import { routes } from '@duneline/specs/site';
import { referralAddress } from '../readAffiliate.ts';

/** What an affiliate enters for a link. */
export interface LinkDraft {
  readonly name: string;
  /** Path of the page that opens: `/pricing`. */
  readonly path: string;
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
}

export type LinkField = keyof LinkDraft;

export const blankLink: LinkDraft = { name: '', path: '/', source: '', medium: '', campaign: '' };

/** Pages that a link may open: those that search engines may show. */
export const linkPages = routes
  .filter(({ kind, isIndexable, path }) => kind === 'public' && isIndexable && !path.includes(':'))
  .map(({ path, title }) => ({ id: path, label: title }));

/** A campaign name as links carry it: small letters, digits, `-` and `_`. */
export function toTag(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9_-]/g, '');
}

const longest: Readonly<Record<'source' | 'medium' | 'campaign', number>> = { source: 40, medium: 40, campaign: 60 };

/** The fields that the database would refuse. */
export function wrongLinkFields(draft: LinkDraft): readonly LinkField[] {
  const wrong: LinkField[] = [];
  const name = draft.name.trim();
  if (name.length < 1 || name.length > 60) wrong.push('name');
  for (const field of ['source', 'medium', 'campaign'] as const) {
    const tag = toTag(draft[field]);
    if (tag.length < 1 || tag.length > longest[field]) wrong.push(field);
  }
  return wrong;
}

/** What stands in `?ref=`: the affiliate's code and the beginning of the link's id, by which a sale finds its link again. */
const linkCode = (code: string, id: string): string => `${code}-${id.slice(0, 8).toUpperCase()}`;

export interface LinkTarget {
  readonly id: string;
  readonly path: string;
  readonly utm_source: string;
  readonly utm_medium: string;
  readonly utm_campaign: string;
}

/** The whole address of a link, as it is shared. */
export function linkAddress(code: string, { id, path, utm_source, utm_medium, utm_campaign }: LinkTarget): string {
  const url = new URL(referralAddress(linkCode(code, id), path));
  for (const [key, value] of Object.entries({ utm_source, utm_medium, utm_campaign })) {
    if (value !== '') url.searchParams.set(key, value); // while the link is being made
  }
  return url.href;
}
