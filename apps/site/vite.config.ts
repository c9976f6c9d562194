import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { readEnvironment } from './scripts/environment.ts';
import { THEME_SCRIPT } from './src/lib/start/themeScript.ts';

export default defineConfig(({ mode }) => {
  const environment = readEnvironment({ ...loadEnv(mode, import.meta.dirname, 'VITE_'), ...process.env });
  return {
    root: import.meta.dirname,
    plugins: [react(), vanillaExtractPlugin(), themeScript(), ...(environment.mode === 'embedded' ? [mockServiceWorker()] : [])],
    resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
    server: { port: 5173, strictPort: true },
    build: { manifest: true, target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 800 },
    ssr: { noExternal: [/^@duneline\//] },
  };
});

function themeScript(): Plugin {
  return {
    name: 'duneline-theme-script',
    transformIndexHtml: () => [{ tag: 'script', children: THEME_SCRIPT, injectTo: 'head-prepend' }],
  };
}

/** Serves MSW's worker, and puts it into an embedded build; a live build has none. */
function mockServiceWorker(): Plugin {
  const fileName = 'mockServiceWorker.js';
  const read = () => readFileSync(fileURLToPath(import.meta.resolve(`msw/${fileName}`)), 'utf8');
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
