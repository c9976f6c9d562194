/** Prefix of the caches in which the service worker stores pages; the build id follows. */
export const CACHE_PREFIX = 'duneline:kept:';
