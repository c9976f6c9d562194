import type { HydrationState } from 'react-router-dom';
import { HYDRATION_ID } from './prerendered.ts';

// Read as text: a parser of documents would report the page's inline styles to the policy of this one.
const DATA = new RegExp(`<script type="application/json" id="${HYDRATION_ID}">([^<]*)</script>`);

/** What pages were made with, by path: it is the same for as long as this release is. */
const known = new Map<string, Promise<HydrationState | undefined>>();

/**
 * What a route's loader answered when the page was prerendered: a static file, there before the backend is and without it.
 * `undefined` where the host has no such page.
 */
export async function fetchPrerendered<T>({ url }: Pick<Request, 'url'>, routeId: string): Promise<T | undefined> {
  return (await prefetchPrerendered(new URL(url).pathname))?.loaderData?.[routeId] as T | undefined;
}

/** Asks for what the page of this path was made with, before it is opened; once, unless it did not come. */
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
