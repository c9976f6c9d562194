import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

/**
 * Keeps page loads from MSW, whose listener comes next. MSW would have the page that is being left answer them, so that a page of the
 * embedded backend, such as the simulated payment, came without the script that runs its forms (src/lib/backend/backendPage.ts).
 */
const PASS_NAVIGATIONS =
  "addEventListener('fetch',function(event){if(event.request.mode==='navigate')event.stopImmediatePropagation()});\n";

/** MSW's worker, which answers the requests of pages and leaves the pages themselves to the server. */
export const readMockServiceWorker = () =>
  PASS_NAVIGATIONS + readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8');

/** Serves MSW's worker and adds it to a build, for the embedded site and Storybook; a hosted build has none. */
export function mockServiceWorker(): Plugin {
  return {
    name: 'duneline-mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(readMockServiceWorker());
      });
    },
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: readMockServiceWorker() });
    },
  };
}
