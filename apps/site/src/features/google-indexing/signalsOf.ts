import type { OfferedPage } from './OfferedPage.ts';

/** The most that an address can have. */
export const MOST_SIGNALS = 5;

/** How much of an address is there for search engines: a file, offered, a canonical address, in the sitemap, structured data. */
export function signalsOf({ isFile, state, canonicals, isInSitemap, types }: OfferedPage): number {
  return [isFile, state === 'offered', Object.keys(canonicals).length > 0, isInSitemap, types.length > 0].filter(Boolean).length;
}
