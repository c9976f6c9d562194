import type { HydrationState } from 'react-router-dom';

/** The path under which the not-found page is prerendered; it serves every unknown one. */
export const NOT_FOUND_PATH = '/404';
/** The element that carries the loaders' data of a prerendered page. A data block, so that no inline script runs. */
export const HYDRATION_ID = 'hydration';

/** Whether the root element holds the prerendered page of this path (a static host may serve one page for others). */
export function isPrerenderedFor(root: HTMLElement, pathname: string): boolean {
  const { path } = root.dataset;
  return path !== undefined && (path === NOT_FOUND_PATH || trimmed(path) === trimmed(pathname));
}

/** What the loaders answered when the page was prerendered; nothing when it cannot be read, and the router loads anew. */
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
