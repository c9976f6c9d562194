import type { HydrationState } from 'react-router-dom';
import { basePath } from '../language/language.ts';

/** The path under which the not-found page is prerendered; it serves every unknown one. */
export const NOT_FOUND_PATH = '/404';
/** Id of the element with the loader data of a prerendered page. It is a data block, so no inline script is needed. */
export const HYDRATION_ID = 'hydration';

/**
 * Whether the root element holds the prerendered page of this path (a static host may serve one page for others). A host answers with
 * the not-found page also where the site has a route with a parameter, such as an article that is newer than the build: that is no page of it.
 */
export function isPrerenderedFor(root: HTMLElement, pathname: string, routeId: string | undefined): boolean {
  const { path } = root.dataset;
  if (path === basePath + NOT_FOUND_PATH) return routeId === 'not-found';
  return path !== undefined && trimmed(path) === trimmed(pathname);
}

/** The loader data of the prerendered page; `undefined` when it cannot be read, and the router then loads again. */
export function readHydrationData(): HydrationState | undefined {
  const text = document.getElementById(HYDRATION_ID)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as HydrationState;
  } catch {
    return undefined;
  }
}

const trimmed = (path: string) => path.replace(/\/+$/, '') || '/';
