import type { OfferedPage } from './OfferedPage.ts';

/** The maximum number of signals. */
export const MOST_SIGNALS = 5;

/** Counts the signals of a URL for search engines: prerendered, indexable, canonical, in the sitemap, structured data. */
export function signalsOf({ isFile, state, canonicals, isInSitemap, types }: OfferedPage): number {
  return [isFile, state === 'offered', Object.keys(canonicals).length > 0, isInSitemap, types.length > 0].filter(Boolean).length;
}
