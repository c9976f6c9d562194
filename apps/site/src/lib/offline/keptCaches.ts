/** What the names of the caches begin with in which the site's worker keeps pages; the build follows. */
export const KEPT_PREFIX = 'duneline:kept:';
