import type { LanguageId } from '@duneline/specs/site';
import type { Offer } from '../../lib/seo/offerOf.ts';

/** The indexing status of a URL; `redirect` is to another site. */
export type PageState = Offer | 'redirect';

/** A page, or a pattern of pages, with its indexing data. */
export interface OfferedPage {
  /** Without the language prefix: "/pricing", "/admin". */
  readonly path: string;
  readonly title: string;
  readonly state: PageState;
  /** The target of a redirect. */
  readonly to: string | null;
  /** Whether it is prerendered, so that it needs no scripts. */
  readonly isFile: boolean;
  readonly isInSitemap: boolean;
  /** The canonical URL in each prerendered language. */
  readonly canonicals: Readonly<Partial<Record<LanguageId, string>>>;
  /** The languages in its alternate links, including "x-default". */
  readonly alternates: readonly string[];
  /** The types of its structured data (schema.org), in order. */
  readonly types: readonly string[];
}

export const pageStates = ['offered', 'noindex', 'blocked', 'redirect'] as const satisfies readonly PageState[];
