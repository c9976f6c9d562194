import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@duneline/specs/site';
import { build } from 'vite';
import { filesOfPage, writeDocument, type Manifest } from './document.ts';
import type { Environment } from './environment.ts';
import type { BuiltLanguage, WrittenPage } from './seo/writeSeoFiles.ts';
import { laterFiles } from './laterFiles.ts';
import { collectPackages } from './notices.ts';
import { pagesToPrerender } from './pagesToPrerender.ts';

type Server = BuiltLanguage['server'];

export interface LanguageBuild {
  readonly language: Language;
  readonly isFirst: boolean;
  readonly environment: Environment;
  /** The directory of the whole site, all languages. */
  readonly dist: string;
  /** The folders of the packages in the bundles, to which this build adds its own. */
  readonly packages: Set<string>;
}

const root = join(import.meta.dirname, '..');
/** Modules that every public page renders but loads later. */
const PARTS = ['src/features/site-footer/SiteFooter.tsx'];

/**
 * Builds the site in one language into `dist`: bundle, prerenderer, pages. Files that are equal in two languages share one name.
 * @returns the prerenderer, and the pages that it rendered
 */
export async function buildLanguage({ language, isFirst, environment, dist, packages }: LanguageBuild): Promise<BuiltLanguage> {
  const work = join(root, 'node_modules', '.cache', `build-${process.pid}-${language.id}`);
  const outDir = isFirst ? dist : join(work, 'client');
  const distServer = join(work, 'server');
  const configFile = join(root, 'vite.config.ts');
  process.env.VITE_LANGUAGE = language.id; // read by vite.config.ts, which also runs without this script
  await build({
    configFile,
    logLevel: 'warn',
    plugins: [collectPackages(packages)],
    worker: { plugins: () => [collectPackages(packages)] }, // a worker is a bundle of its own
    build: { outDir, emptyOutDir: true, copyPublicDir: isFirst },
  });
  await build({
    configFile,
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: distServer, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  if (!isFirst) await cp(join(outDir, 'assets'), join(dist, 'assets'), { recursive: true });
  const server: Server = await import(pathToFileURL(join(distServer, 'entry-server.js')).href);
  const manifest = JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const release = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 10);
  const fonts = (await readdir(join(outDir, 'assets')))
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `/assets/${file}`);
  const numerals = fonts.filter((file) => file.includes('arabic-indic'));
  const shared = {
    language,
    build: release,
    template: await readFile(join(outDir, 'index.html'), 'utf8'),
    hydrationId: server.HYDRATION_ID,
    headScripts: [server.CONSENT_DEFAULT_SCRIPT, server.TRUSTED_TYPES_SCRIPT, server.THEME_SCRIPT, server.STORED_SESSION_SCRIPT],
    clickScript: server.EARLY_CLICKS_SCRIPT,
    languageScript: language.id === 'ar' ? server.arabicScript(numerals) : null,
    themeRules: await server.renderThemeRules(),
    fonts: fonts.filter((file) => file.includes('readex-pro-arabic')),
    backendUrl: environment.mode === 'live' ? environment.url : null,
  };
  const styleText = new Map<string, string>();
  const documentFor = async (route: string | null) => {
    const { css, js } = filesOfPage(manifest, 'index.html', route, PARTS);
    const entry = manifest['index.html']?.file;
    const styles = await Promise.all(
      css.map(async (file) => {
        const text = styleText.get(file) ?? (await readFile(join(outDir, file), 'utf8')).trim();
        styleText.set(file, text);
        return { href: `/${file}`, text };
      }),
    );
    const screen = route && `/${manifest[route]?.file}`;
    return { styles, screen, modules: js.filter((file) => file !== entry).map((file) => `/${file}`) };
  };

  const pages = await pagesToPrerender(server);
  const written: WrittenPage[] = [];
  for (const { id, path: page } of [...pages, { id: 'not-found', path: server.NOT_FOUND_PATH }]) {
    const path = server.addressIn(language.id, page);
    const { html, hydrationData, structuredData, title } = await server.renderPage(path);
    const files = await documentFor(`src/routes/${id}/${id}.route.tsx`);
    if (page !== server.NOT_FOUND_PATH) {
      const isIndexable = server.routes.some((route) => route.id === id && route.isIndexable);
      written.push({ path, title, isIndexable });
    }
    const file = page === server.NOT_FOUND_PATH ? `${path}.html` : join(path, 'index.html');
    await publish(join(dist, file), writeDocument({ ...shared, ...files, html, path, hydrationData, structuredData }));
  }
  const shell = server.addressIn(language.id, '/shell.html');
  await publish(
    join(dist, shell),
    writeDocument({ ...shared, ...(await documentFor(null)), html: '', path: null, hydrationData: '' }),
  );
  await publish(join(dist, server.addressIn(language.id, '/rss.xml')), await server.blogFeed());
  await rm(work, { recursive: true });
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
  return { language, build: release, later: laterFiles(manifest), server, pages: written };
}

async function publish(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
