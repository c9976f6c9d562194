import { KEPT_PREFIX } from '../lib/offline/keptCaches.ts';
import { facts } from './facts.ts';
import { scope } from './scope.ts';

const CURRENT = `${KEPT_PREFIX}${facts.builds.join('-')}`;
const MOST_PAGES = 60;
const MOST_FILES = 600;

const current = () => scope.caches.open(CURRENT);

/** Whether a path is of the build's files, whose names change with what is in them. */
export const isFile = (path: string) => path.startsWith('/assets/');

/** What this release keeps under a path. */
export async function findCurrent(path: string): Promise<Response | undefined> {
  return (await current()).match(path, { ignoreVary: true });
}

/** What is kept under a path, by this release or the one before. */
export async function findKept(path: string): Promise<Response | undefined> {
  return (await findCurrent(path)) ?? scope.caches.match(path, { ignoreVary: true });
}

/** Keeps an answer, as the newest. */
export async function keep(path: string, answer: Response): Promise<void> {
  const cache = await current();
  await cache.delete(path);
  await cache.put(path, answer);
}

/** Forgets the oldest pages and files where there are too many. */
export async function forgetSurplus(): Promise<void> {
  const cache = await current();
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const files = paths.filter(isFile);
  const standIns = facts.offlinePages.map(({ path }) => path);
  const pages = paths.filter((path) => !isFile(path) && !standIns.includes(path));
  const surplus = [...pages.slice(0, -MOST_PAGES), ...files.slice(0, -MOST_FILES)];
  await Promise.all(surplus.map((path) => cache.delete(path)));
}

/**
 * Forgets all releases but this one and the one before: its pages open until they are seen anew, with the files that they
 * were seen with.
 */
export async function forgetOldReleases(): Promise<void> {
  const old = (await scope.caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX) && name !== CURRENT);
  await Promise.all(old.slice(0, -1).map((name) => scope.caches.delete(name)));
}
