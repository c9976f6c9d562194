import * as engine from './engine.ts';

/** Regular expressions in linear time; in a browser `onDemand.ts` replaces this file (`imports` in package.json). */
export function linearExpressions(): typeof engine {
  return engine;
}

/** No effect here, because the engine is loaded at the start. */
export async function loadLinearExpressions(): Promise<void> {}
