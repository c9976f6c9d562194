import * as engine from './engine.ts';

/** Regular expressions in linear time; in a browser `onDemand.ts` replaces this file (`imports` in package.json). */
export function linearExpressions(): typeof engine {
  return engine;
}

/** Does nothing where everything is loaded at once. */
export async function loadLinearExpressions(): Promise<void> {}
