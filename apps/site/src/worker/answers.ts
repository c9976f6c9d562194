import { facts } from './facts.ts';
import { findCurrent, findKept, forgetSurplus, isFile, keep } from './kept.ts';
import { scope, type AskedEvent } from './scope.ts';

/** How long a page that is kept waits for the network. */
const PATIENCE_MS = 3000;

const keepable = facts.keepable.map((pattern) => new RegExp(pattern));
const isKeepable = (path: string) => keepable.some((pattern) => pattern.test(path));

/** What the worker answers to a request; `undefined` leaves it to the browser, and to the embedded backend. */
export function answerTo(event: AskedEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || request.headers.has('authorization')) return undefined;
  if (isFile(pathname)) return file(pathname, request, event);
  if (isKeepable(pathname)) return page(pathname, event);
  if (request.mode === 'navigate') return fromNetwork(event).catch(async () => (await offlinePage(pathname)) ?? Response.error());
  return undefined;
}

/** Names of files change with what is in them, so that what is kept holds. */
async function file(path: string, request: Request, event: AskedEvent): Promise<Response> {
  const kept = await findCurrent(path);
  if (kept) return kept;
  const answer = (await findKept(path)) ?? (await fetch(request));
  if (answer.ok) event.waitUntil(keep(path, answer.clone()));
  return answer;
}

/** The newest page, or the kept one where the network fails or is slow. Its query is the page's own business, and is never kept. */
async function page(path: string, event: AskedEvent): Promise<Response> {
  const kept = await findKept(path);
  const newest = fromNetwork(event).then((answer) => {
    if (isPage(answer)) event.waitUntil(keep(path, answer.clone()));
    return answer.status >= 500 && kept ? kept : answer;
  });
  event.waitUntil(newest.catch(() => {}));
  try {
    return await (kept ? Promise.race([newest, patience().then(() => kept)]) : newest);
  } catch {
    const standIn = event.request.mode === 'navigate' ? await offlinePage(path) : undefined;
    return kept ?? standIn ?? Response.error();
  }
}

/** Keeps a page that was seen, and what it was seen with, as far as that is not yet so; with it, what stands in for pages that are not kept. */
export async function keepSeen(path: string, files: readonly string[]): Promise<void> {
  const pages = [offlinePathOf(path), ...(isKeepable(path) ? [path] : [])];
  const named = await Promise.all(pages.map(keepPage));
  await Promise.all(withLater([...files.filter(isFile), ...named.flat()]).map(keepFile));
  await forgetSurplus();
}

/** Files with all that they may ask for later, so that a kept page also answers. */
function withLater(files: readonly string[]): string[] {
  const all = new Set(files);
  for (const one of all) for (const later of facts.later[one] ?? []) all.add(later);
  return [...all];
}

/** @returns the files that the page names */
async function keepPage(path: string): Promise<string[]> {
  const kept = await findCurrent(path);
  const answer = kept ?? (await fetch(path));
  if (!kept && isPage(answer)) await keep(path, answer.clone());
  return (await answer.text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
}

async function keepFile(path: string): Promise<void> {
  if (await findCurrent(path)) return;
  const answer = (await findKept(path)) ?? (await fetch(path));
  if (answer.ok) await keep(path, answer);
}

async function fromNetwork({ request, preloadResponse }: AskedEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** A whole page that may be kept; a redirect, an error or what its host wants forgotten is none. */
function isPage(answer: Response): boolean {
  const { status, redirected, type, headers } = answer;
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 200 && !redirected && type === 'basic' && isHtml && !headers.get('cache-control')?.includes('no-store');
}

const offlinePathOf = (path: string) =>
  facts.offlinePages.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.path ?? '/';
const offlinePage = (path: string) => findKept(offlinePathOf(path));
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
