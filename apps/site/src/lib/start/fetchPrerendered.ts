import { HYDRATION_ID } from './prerendered.ts';

// Read as text: a parser of documents would report the page's inline styles to the policy of this one.
const DATA = new RegExp(`<script type="application/json" id="${HYDRATION_ID}">([^<]*)</script>`);

/**
 * What a route's loader answered when the page was prerendered: a static file, there before the backend is and without it.
 * `undefined` where the host has no such page.
 */
export async function fetchPrerendered<T>({ url, signal }: Request, routeId: string): Promise<T | undefined> {
  try {
    const response = await fetch(new URL(url).pathname, { signal });
    const text = response.ok ? DATA.exec(await response.text())?.[1] : undefined;
    if (text === undefined) return undefined;
    return (JSON.parse(text) as { readonly loaderData: Readonly<Record<string, T | undefined>> }).loaderData[routeId];
  } catch {
    return undefined; // offline, or no page of ours
  }
}
