import { join } from 'node:path';
import type { Plugin } from 'vite';

const standIn = join(import.meta.dirname, 'watchedXstate.ts');

/** Lets the panel see every machine that a story runs, without a line in the product: stories get XState with watched actors. */
export function watchMachines(): Plugin {
  return {
    name: 'watch-machines',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'xstate' && importer?.split('?')[0] !== standIn ? standIn : null),
  };
}
