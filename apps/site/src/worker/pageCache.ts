import { CACHE_PREFIX } from '../lib/offline/cachePrefix.ts';
import { facts } from './facts.ts';
import { scope } from './scope.ts';

const CURRENT = `${CACHE_PREFIX}${facts.builds.join('-')}`;
const MOST_PAGES = 60;
const MOST_FILES = 600;

const current = () => scope.caches.open(CURRENT);

/** Whether a path is a build file, whose name contains a hash of its content. */
export const isFile = (path: string) => path.startsWith('/assets/');

/** Finds a path in this release's cache. */
export async function findInCurrentCache(path: string): Promise<Response | undefined> {
  return (await current()).match(path, { ignoreVary: true });
}

/** Finds a path in the cache of this release or the previous one. */
export async function findCached(path: string): Promise<Response | undefined> {
  return (await findInCurrentCache(path)) ?? scope.caches.match(path, { ignoreVary: true });
}

/** Stores a response as the newest cache entry. */
export async function storeInCache(path: string, answer: Response): Promise<void> {
  const cache = await current();
  await cache.delete(path);
  await cache.put(path, answer);
}

/** Removes the oldest pages and files beyond the limits. */
export async function evictSurplus(): Promise<void> {
  const cache = await current();
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const files = paths.filter(isFile);
  const standIns = facts.offlinePages.map(({ path }) => path);
  const pages = paths.filter((path) => !isFile(path) && !standIns.includes(path));
  const surplus = [...pages.slice(0, -MOST_PAGES), ...files.slice(0, -MOST_FILES)];
  await Promise.all(surplus.map((path) => cache.delete(path)));
}

/**
 * Removes the caches of all releases except this one and the previous one, whose pages stay available until they are visited
 * again.
 */
export async function evictOldReleases(): Promise<void> {
  const old = (await scope.caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== CURRENT);
  await Promise.all(old.slice(0, -1).map((name) => scope.caches.delete(name)));
}
