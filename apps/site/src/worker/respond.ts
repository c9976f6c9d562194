import type { PageMessage } from '../lib/offline/pageMessage.ts';
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

/** Pages that were opened and are not complete in the cache yet, so that they are not fetched twice. */
const opened = new Map<string, Response>();

/**
 * Responds with the page from the network, or with the cached one when the network fails or is slow. The query string is not part
 * of the cache key. A page that is not cached yet is stored with its files (`cacheVisitedPage`): half of it is of no use offline.
 */
async function respondWithPage(path: string, event: WorkerFetchEvent): Promise<Response> {
  const kept = await findCached(path);
  const isComplete = (await findInCurrentCache(path)) !== undefined;
  const newest = fromNetwork(event).then((answer) => {
    if (isPage(answer) && isComplete) event.waitUntil(storeInCache(path, answer.clone()));
    if (isPage(answer) && !isComplete) opened.set(path, answer.clone());
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

type VisitedPage = Omit<Extract<PageMessage, { type: 'page.seen' }>, 'type'>;

/**
 * Caches a visited page with the files it used, and the offline page of its language. The pages are stored last, so that a page in the
 * cache can be opened offline. For a visitor who saves data nothing is loaded: only a page that the worker has just passed on is stored.
 * @throws when one of them cannot be loaded; then no page is stored
 */
export async function cacheVisitedPage({ path, files, savesData }: VisitedPage): Promise<void> {
  const seen = opened.get(path);
  if (savesData) {
    opened.delete(path);
    return seen && storeInCache(path, seen);
  }
  const pages = await Promise.all([offlinePathOf(path), ...(isKeepable(path) ? [path] : [])].map(readPage));
  await Promise.all(withLater([...files.filter(isFile), ...pages.flatMap((page) => page.files)]).map(cacheFile));
  for (const { path: one, answer } of pages) if (answer) await storeInCache(one, answer);
  await evictSurplus();
}

/** Adds the files that scripts load later, so that a cached page stays interactive. */
function withLater(files: readonly string[]): string[] {
  const all = new Set(files);
  for (const one of all) for (const later of facts.later[one] ?? []) all.add(later);
  return [...all];
}

interface ReadPage {
  readonly path: string;
  /** The response to store; `undefined` when it is cached or may not be. */
  readonly answer: Response | undefined;
  /** The asset paths in its HTML. */
  readonly files: readonly string[];
}

async function readPage(path: string): Promise<ReadPage> {
  const kept = await findInCurrentCache(path);
  const answer = kept ?? opened.get(path) ?? (await fetch(path));
  opened.delete(path);
  const files = (await answer.clone().text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
  return { path, answer: kept || !isPage(answer) ? undefined : answer, files };
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
