import type { LanguageId } from '@duneline/specs/site';
import type { Offer } from '../../lib/seo/offerOf.ts';

/** What happens at an address, for a search engine; `redirect` leads out of the site. */
export type PageState = Offer | 'redirect';

/** A page, or a pattern of pages, as search engines meet it. */
export interface OfferedPage {
  /** Without a language: "/pricing", "/admin/*". */
  readonly path: string;
  readonly title: string;
  readonly state: PageState;
  /** Where a redirect leads. */
  readonly to: string | null;
  /** It is a file, which reads without a script. */
  readonly isFile: boolean;
  readonly isInSitemap: boolean;
  /** Its one address in each language that it is a file in. */
  readonly canonicals: Readonly<Partial<Record<LanguageId, string>>>;
  /** The languages that it names for itself, "x-default" among them. */
  readonly alternates: readonly string[];
  /** The types of its structured data (schema.org), in their order. */
  readonly types: readonly string[];
}

export const pageStates = ['offered', 'noindex', 'blocked', 'redirect'] as const satisfies readonly PageState[];
