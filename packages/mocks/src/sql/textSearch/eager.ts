import * as engine from './engine.ts';

/** Full-text search; in a browser `lazy.ts` replaces this file (`imports` in package.json). */
export function textSearch(): typeof engine {
  return engine;
}

/** No effect here, because the engine is loaded at the start. */
export async function loadTextSearch(): Promise<void> {}
