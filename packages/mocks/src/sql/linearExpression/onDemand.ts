import type * as engine from './engine.ts';

let loaded: typeof engine | null = null;

/**
 * Regular expressions in linear time.
 * @throws Error if they are not loaded
 */
export function linearExpressions(): typeof engine {
  if (loaded === null) {
    throw new Error('In a browser RE2 is loaded by the first request that needs it; await loadLinearExpressions() before.');
  }
  return loaded;
}

/** Loaded on demand, because few requests use regular expressions. */
export async function loadLinearExpressions(): Promise<void> {
  loaded ??= await import('./engine.ts');
}
