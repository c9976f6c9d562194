import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';
const script = new URL(`../node_modules/msw/lib/${fileName}`, import.meta.url);

/** Serves MSW's worker to stories of the site in Storybook and in tests, and puts it into a build; `staticDirs` takes no single file in tests. */
export function mockServiceWorker(): Plugin {
  return {
    name: 'duneline-storybook-service-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(readFileSync(script));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: readFileSync(script) });
    },
  };
}
