import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { keepLocales } from '@duneline/ui/vite';
import { minify } from 'terser';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { chunkGroups } from './scripts/chunkGroups.ts';
import { readEnvironment } from './scripts/environment.ts';
import { languageAliases, readLanguage, serveLanguage } from './scripts/language.ts';
import { mockServiceWorker } from './scripts/mockServiceWorker.ts';
import { CONSENT_DEFAULT_SCRIPT } from './src/lib/consent-mode/consentMode.ts';
import { STORED_SESSION_SCRIPT } from './src/lib/session/storedSessionScript.ts';
import { THEME_SCRIPT } from './src/lib/start/themeScript.ts';
import { TRUSTED_TYPES_SCRIPT } from './src/lib/trusted-types/trustedTypes.ts';

export default defineConfig(({ command, mode }) => {
  const environment = readEnvironment({ ...loadEnv(mode, import.meta.dirname, 'VITE_'), ...process.env });
  const language = readLanguage(process.env.VITE_LANGUAGE);
  return {
    root: import.meta.dirname,
    plugins: [
      react(),
      vanillaExtractPlugin(),
      headScripts(),
      serveLanguage(language),
      keepLocales([language.id]),
      minifyFirst(),
      ...(environment.mode === 'embedded' ? [mockServiceWorker()] : []),
    ],
    define: { 'import.meta.env.VITE_LANGUAGE': JSON.stringify(language.id) },
    resolve: {
      dedupe: ['react', 'react-dom', 'react-router'],
      alias: [...(command === 'build' ? routerForProduction : []), ...languageAliases(language)],
    },
    server: { port: 5173, strictPort: true },
    build: {
      manifest: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false }, // every browser of the target has it
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
    ssr: { noExternal: [/^@duneline\//] },
  };
});

/** react-router's exports name only its development build, warnings and all. */
const production = new URL('dist/production/', import.meta.resolve('react-router/package.json'));
const routerForProduction = [
  { find: /^react-router$/, replacement: fileURLToPath(new URL('index.mjs', production)) },
  { find: /^react-router\/dom$/, replacement: fileURLToPath(new URL('dom-export.mjs', production)) },
];

/** What runs before all else on every page, in this order. */
function headScripts(): Plugin {
  return {
    name: 'duneline-head-scripts',
    transformIndexHtml: () =>
      [CONSENT_DEFAULT_SCRIPT, TRUSTED_TYPES_SCRIPT, THEME_SCRIPT, STORED_SESSION_SCRIPT].map((children) => ({
        tag: 'script',
        children,
        injectTo: 'head-prepend',
      })),
  };
}

/** What home loads before it reacts. */
const FIRST = new Set(['framework', 'index', 'parts', 'pricing', 'home.route']);

/** Terser makes the first chunks 2 % smaller than the default minifier does; elsewhere its time is not worth it. */
function minifyFirst(): Plugin {
  return {
    name: 'duneline-minify-first',
    apply: 'build',
    async renderChunk(code, chunk) {
      if (!FIRST.has(chunk.name)) return null;
      const result = await minify(code, { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } });
      return { code: result.code ?? code, map: null };
    },
  };
}
