import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { keepLocales } from '@duneline/ui/vite';
import { minify } from 'terser';
import { defineConfig, loadEnv, type Plugin } from 'vite';
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
        output: { codeSplitting: { groups: [framework, legalTexts, sharedParts, pricingParts, backendParts] } },
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

/** What every page runs on; it changes less often than the site, so browsers keep it longer. */
const framework = {
  name: 'framework',
  priority: 1,
  test: /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
};

/** Read by few; kept out of the rules that pages compute with. */
const legalTexts = { name: 'legal', priority: 1, test: /\/generated\/(?:ar\/)?site\/legal/ };

/** Small parts that nearly every page uses, in one file: alone, each would cost more in headers than it weighs. */
const sharedParts = {
  name: 'parts',
  test: /\/apps\/site\/src\/lib\/(?:flow|head|lazy-part|link|format\/(?:figure|formatMoney|formatNumber|formatPercent|formatRange|formatSize|locale|sign)|price\/(?:findTier|priceSummary))|\/specs\/generated\/(?:ar\/)?site\/(?:brand|catalogue|payouts)|\/packages\/ui\/src\/(?:Badge|ButtonLink|Card|Container|DuneLine|Heading|Icon|Link|Sparkline|Text|VisuallyHidden|RadioOptions|theme)\/|recipes\/dist|vite\/preload-helper/,
};

/** The pricing selector, which two pages use, in one file. */
const pricingParts = {
  name: 'pricing',
  test: /\/features\/pricing\/(?:selector\/|PricingSection|pricing\.css)|\/packages\/ui\/src\/(?:EquityCorridor|PricingSelector|Receipt|RuleList|SampleNote|SegmentedControl|SizeTiles)\//,
};

/** What the embedded backend needs to start and to read rows, in one file; services and writes follow when they are asked for. */
const backendParts = { name: 'backend', test: /\/packages\/mocks\/src\/browser\/startBrowserBackend\.ts$/ };

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
