import type { HydrationState } from 'react-router-dom';
import { HYDRATION_ID } from './prerendered.ts';

// Read as text: parsing the document would report its inline styles to this page's CSP.
const DATA = new RegExp(`<script type="application/json" id="${HYDRATION_ID}">([^<]*)</script>`);

/** Loader data by path; it is constant within a release. */
const known = new Map<string, Promise<HydrationState | undefined>>();

/**
 * The result of a route's loader at prerender time: a static file that needs no backend. `undefined` if the host has no such
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
    return undefined; // offline, or not a page of this site
  }
}
