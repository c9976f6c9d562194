import * as engine from './engine.ts';

/** Full text search; in a browser `lazy.ts` stands in its place (`imports` in package.json). */
export function textSearch(): typeof engine {
  return engine;
}

/** Does nothing where everything is loaded at once. */
export async function loadTextSearch(): Promise<void> {}
