import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';
const read = () => readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8');

/** Serves MSW's worker and adds it to a build, for the embedded site and Storybook; a hosted build has none. */
export function mockServiceWorker(): Plugin {
  return {
    name: 'duneline-mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(read());
      });
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: read() });
    },
  };
}
