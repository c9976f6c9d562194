import type { HydrationState } from 'react-router-dom';
import { HYDRATION_ID } from './prerendered.ts';

// Read as text: a parser of documents would report the page's inline styles to the policy of this one.
const DATA = new RegExp(`<script type="application/json" id="${HYDRATION_ID}">([^<]*)</script>`);

/** What pages were made with, by path: it is the same for as long as this release is. */
const known = new Map<string, Promise<HydrationState | undefined>>();

/**
 * The result of a route's loader at prerender time: a static file that needs no backend. `undefined` where the host has no such
 * page.
 */
export async function fetchPrerendered<T>({ url }: Pick<Request, 'url'>, routeId: string): Promise<T | undefined> {
  return (await prefetchPrerendered(new URL(url).pathname))?.loaderData?.[routeId] as T | undefined;
}

/** Prefetches the prerendered loader data of a path; once, unless it failed. */
export async function prefetchPrerendered(pathname: string): Promise<HydrationState | undefined> {
  const asked = known.get(pathname) ?? readPage(pathname);
  known.set(pathname, asked);
  const data = await asked;
  if (!data) known.delete(pathname);
  return data;
}

async function readPage(pathname: string): Promise<HydrationState | undefined> {
  try {
    const response = await fetch(pathname);
    const text = response.ok ? DATA.exec(await response.text())?.[1] : undefined;
    return text === undefined ? undefined : (JSON.parse(text) as HydrationState);
  } catch {
    return undefined; // offline, or no page of ours
  }
}
