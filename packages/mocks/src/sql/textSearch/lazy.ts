import type * as engine from './engine.ts';

let loaded: typeof engine | null = null;

/**
 * Full-text search.
 * @throws Error if it is not loaded
 */
export function textSearch(): typeof engine {
  if (loaded === null) {
    throw new Error(
      'In a browser full text search is loaded by the first request; await loadTextSearch() where it is needed before.',
    );
  }
  return loaded;
}

/** Loaded on demand (stemmer, stop words, queries) when a project or request mentions it, because few pages search. */
export async function loadTextSearch(): Promise<void> {
  loaded = await import('./engine.ts');
}
