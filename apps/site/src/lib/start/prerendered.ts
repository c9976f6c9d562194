import type { HydrationState } from 'react-router-dom';
import { basePath } from '../language/language.ts';

/** The path under which the not-found page is prerendered; it serves all unknown paths. */
export const NOT_FOUND_PATH = '/404';
/** Id of the element with the loader data of a prerendered page. It is a data block, so no inline script is needed. */
export const HYDRATION_ID = 'hydration';

/**
 * Whether the root element contains the prerendered page of this path. A static host may serve the not-found page instead, also
 * for a route with a parameter, such as an article that is newer than the build.
 */
export function isPrerenderedFor(root: HTMLElement, pathname: string, routeId: string | undefined): boolean {
  const { path } = root.dataset;
  if (path === basePath + NOT_FOUND_PATH) return routeId === 'not-found';
  return path !== undefined && trimmed(path) === trimmed(pathname);
}

/** The loader data of the prerendered page; `undefined` if it cannot be read, so that the router loads it again. */
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
