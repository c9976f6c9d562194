/** Prefix of the caches in which the site's worker stores pages; the build id follows. */
export const CACHE_PREFIX = 'duneline:kept:';
