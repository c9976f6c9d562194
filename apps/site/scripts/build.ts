// `node scripts/build.ts [--out DIR]` builds the site: the browser's bundle, the prerenderer, every public page, and what a static host needs beside them.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import { compress } from './compress.ts';
import { filesOfPage, writeDocument, type Manifest } from './document.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { hostFiles } from './hostFiles.ts';
import { pagesToPrerender } from './pagesToPrerender.ts';

const root = join(import.meta.dirname, '..');
const { values: options } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist') } } });
const dist = resolve(options.out);
const distServer = join(root, 'node_modules', '.cache', `prerender-${process.pid}`);
/** What the embedded backend answers under the site's own origin (src/lib/backend/backendPath.ts). */
const EMBEDDED_PATHS = ['/:service/v1/*'];
/** What every public page renders and loads later. */
const PARTS = ['src/features/site-footer/SiteFooter.tsx'];

async function main() {
  const environment = readEnvironment({ ...loadEnv('production', root, 'VITE_'), ...process.env });
  const configFile = join(root, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await build({
    configFile,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: distServer, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  const server: typeof import('../src/entry-server.tsx') = await import(pathToFileURL(join(distServer, 'entry-server.js')).href);
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const shared = {
    template: await readFile(join(dist, 'index.html'), 'utf8'),
    hydrationId: server.HYDRATION_ID,
    themeScript: server.THEME_SCRIPT,
    clickScript: server.EARLY_CLICKS_SCRIPT,
    themeRules: await server.renderThemeRules(),
    fonts: (await readdir(join(dist, 'assets')))
      .filter((file) => /-latin-wght-normal.*\.woff2$/.test(file))
      .map((file) => `/assets/${file}`),
    backendUrl: environment.mode === 'live' ? environment.url : null,
  };
  const styleText = new Map<string, string>();
  const documentFor = async (route: string | null) => {
    const { css, js } = filesOfPage(manifest, 'index.html', route, PARTS);
    const entry = manifest['index.html']?.file;
    const styles = await Promise.all(
      css.map(async (file) => {
        const text = styleText.get(file) ?? (await readFile(join(dist, file), 'utf8')).trim();
        styleText.set(file, text);
        return { href: `/${file}`, text };
      }),
    );
    return { styles, modules: js.filter((file) => file !== entry).map((file) => `/${file}`) };
  };

  const pages = await pagesToPrerender(server);
  for (const { id, path } of [...pages, { id: 'not-found', path: server.NOT_FOUND_PATH }]) {
    const { html, hydrationData, structuredData } = await server.renderPage(path);
    const files = await documentFor(`src/routes/${id}/${id}.route.tsx`);
    await publish(
      path === server.NOT_FOUND_PATH ? '404.html' : join(path, 'index.html'),
      writeDocument({ ...shared, ...files, html, path, hydrationData, structuredData }),
    );
  }
  await publish(
    'shell.html',
    writeDocument({ ...shared, ...(await documentFor(null)), html: '', path: null, hydrationData: '' }),
  );
  await publish('rss.xml', await server.blogFeed());
  const backendPaths = environment.mode === 'live' ? [] : EMBEDDED_PATHS;
  for (const [name, text] of Object.entries(hostFiles(server.routes, server.redirects, backendPaths))) await publish(name, text);
  await rm(distServer, { recursive: true });
  await rm(join(dist, '.vite'), { recursive: true });
  await compress(dist);
  process.stdout.write(
    `built ${pages.length + 1} pages against ${environment.mode === 'live' ? environment.url : 'the embedded backend'}\n`,
  );
}

async function publish(path: string, text: string) {
  const file = join(dist, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof EnvironmentError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
}
