import { facts } from './facts.ts';
import { findInCurrentCache, findCached, evictSurplus, isFile, storeInCache } from './pageCache.ts';
import { scope, type WorkerFetchEvent } from './scope.ts';

/** How long to wait for the network before a cached page is used. */
const NETWORK_TIMEOUT_MS = 3000;

const keepable = facts.keepable.map((pattern) => new RegExp(pattern));
const isKeepable = (path: string) => keepable.some((pattern) => pattern.test(path));

/** The worker's response; `undefined` passes the request on to the browser or the embedded backend. */
export function respondTo(event: WorkerFetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || request.headers.has('authorization')) return undefined;
  if (isFile(pathname)) return respondWithFile(pathname, request, event);
  if (isKeepable(pathname)) return respondWithPage(pathname, event);
  if (request.mode === 'navigate') return fromNetwork(event).catch(async () => (await offlinePage(pathname)) ?? Response.error());
  return undefined;
}

/** File names contain a hash of the content, so cached files stay valid. */
async function respondWithFile(path: string, request: Request, event: WorkerFetchEvent): Promise<Response> {
  const kept = await findInCurrentCache(path);
  if (kept) return kept;
  const answer = (await findCached(path)) ?? (await fetch(request));
  if (answer.ok) event.waitUntil(storeInCache(path, answer.clone()));
  return answer;
}

/**
 * Responds with the page from the network, or with the cached one when the network fails or is slow. The query string is not part
 * of the cache key.
 */
async function respondWithPage(path: string, event: WorkerFetchEvent): Promise<Response> {
  const kept = await findCached(path);
  const newest = fromNetwork(event).then((answer) => {
    if (isPage(answer)) event.waitUntil(storeInCache(path, answer.clone()));
    return answer.status >= 500 && kept ? kept : answer;
  });
  event.waitUntil(newest.catch(() => {}));
  try {
    return await (kept ? Promise.race([newest, waitForNetwork().then(() => kept)]) : newest);
  } catch {
    const standIn = event.request.mode === 'navigate' ? await offlinePage(path) : undefined;
    return kept ?? standIn ?? Response.error();
  }
}

/** Caches a visited page with the files it used, and the offline page of its language. */
export async function cacheVisitedPage(path: string, files: readonly string[]): Promise<void> {
  const pages = [offlinePathOf(path), ...(isKeepable(path) ? [path] : [])];
  const named = await Promise.all(pages.map(cachePage));
  await Promise.all(withLater([...files.filter(isFile), ...named.flat()]).map(cacheFile));
  await evictSurplus();
}

/** Adds the files that scripts load later, so that a cached page stays interactive. */
function withLater(files: readonly string[]): string[] {
  const all = new Set(files);
  for (const one of all) for (const later of facts.later[one] ?? []) all.add(later);
  return [...all];
}

/** Caches a page. @returns the asset paths in its HTML */
async function cachePage(path: string): Promise<string[]> {
  const kept = await findInCurrentCache(path);
  const answer = kept ?? (await fetch(path));
  if (!kept && isPage(answer)) await storeInCache(path, answer.clone());
  return (await answer.text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
}

async function cacheFile(path: string): Promise<void> {
  if (await findInCurrentCache(path)) return;
  const answer = (await findCached(path)) ?? (await fetch(path));
  if (answer.ok) await storeInCache(path, answer);
}

async function fromNetwork({ request, preloadResponse }: WorkerFetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Whether a response is a complete HTML page that may be cached. Redirects, errors and `no-store` responses are not. */
function isPage(answer: Response): boolean {
  const { status, redirected, type, headers } = answer;
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 200 && !redirected && type === 'basic' && isHtml && !headers.get('cache-control')?.includes('no-store');
}

const offlinePathOf = (path: string) =>
  facts.offlinePages.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.path ?? '/';
const offlinePage = (path: string) => findCached(offlinePathOf(path));
const waitForNetwork = () => new Promise<void>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS));
