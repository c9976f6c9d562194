import type * as engine from './engine.ts';

let loaded: typeof engine | null = null;

/** Full text search. @throws Error before it was loaded */
export function textSearch(): typeof engine {
  if (loaded === null) {
    throw new Error(
      'In a browser full text search is loaded by the first request; await loadTextSearch() where it is needed before.',
    );
  }
  return loaded;
}

/** Few pages search: what it takes (stemmer, stop words, queries) loads when a project or a request mentions it. */
export async function loadTextSearch(): Promise<void> {
  loaded = await import('./engine.ts');
}
