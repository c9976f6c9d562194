// `node scripts/build.ts [--out DIR]` builds the site in every language: the browser's bundle, the prerenderer, all public pages,
// and files for static hosts.
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '@duneline/specs/site';
import { loadEnv } from 'vite';
import { buildLanguage } from './buildLanguage.ts';
import { compress } from './compress.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { writeNotices } from './notices.ts';
import { buildSiteWorker } from './siteWorker.ts';
import { writeSeoFiles, type BuiltLanguage } from './seo/writeSeoFiles.ts';
import { hostFiles } from './hostFiles.ts';

const root = join(import.meta.dirname, '..');
const { values: options } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist') } } });
const dist = resolve(options.out);
/** Paths of the embedded backend below the site's own origin (src/lib/backend/backendPath.ts). */
const EMBEDDED_PATHS = ['/:service/v1/*'];

async function main() {
  const environment = readEnvironment({ ...loadEnv('production', root, 'VITE_'), ...process.env });
  const built: BuiltLanguage[] = [];
  const packages = new Set<string>();
  // Sequentially: the first build empties the directory.
  for (const [index, language] of languages.entries()) {
    built.push(await buildLanguage({ language, isFirst: index === 0, environment, dist, packages }));
  }
  const [first, ...others] = built;
  if (!first) throw new Error('The site has no language. Name one in specs/site/languages.yaml.');
  const backendPaths = environment.mode === 'live' ? [] : EMBEDDED_PATHS;
  for (const [name, text] of Object.entries(hostFiles({ ...first.server, backendPaths })))
    await writeFile(join(dist, name), text);
  await writeSeoFiles([first, ...others], dist, new Date());
  await writeFile(join(dist, 'third-party-notices.txt'), await writeNotices(packages));
  await buildSiteWorker([first, ...others], environment, dist);
  await compress(dist);
  const pages = built.reduce((sum, { pages: own }) => sum + own.length, 0);
  process.stdout.write(
    `built ${pages} pages in ${built.length} languages against ${environment.mode === 'live' ? environment.url : 'the embedded backend'}\n`,
  );
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof EnvironmentError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
}
