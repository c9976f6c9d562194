import { join } from 'node:path';
import type { Plugin } from 'vite';

const standIn = join(import.meta.dirname, 'watchedXstate.ts');

/** Vite plugin: replaces XState's `createActor` in stories by one that reports to the panel, without changes to product code. */
export function watchMachines(): Plugin {
  return {
    name: 'watch-machines',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'xstate' && importer?.split('?')[0] !== standIn ? standIn : null),
  };
}
