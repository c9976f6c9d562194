import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const site = join(import.meta.dirname, '..', '..', 'apps/site/src');

let importers: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Ids of the routes whose modules reach a machine through their imports, as the site's folders name them; `every` if what
 * surrounds every page reaches it.
 */
export function screensOf(machine: string): readonly string[] | 'every' {
  importers ??= readImporters();
  const pending = [...importers.keys()].filter((file) => readFileSync(file, 'utf8').includes(machine));
  const reached = new Set(pending);
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      if (isAroundEveryPage(importer)) return 'every';
      reached.add(importer);
      if (!importer.endsWith('.route.tsx')) pending.push(importer);
    }
  }
  return [...reached].flatMap((file) => /\/routes\/([^/]+)\/\1\.route\.tsx$/.exec(file)?.[1] ?? []).toSorted();
}

/** Ids of the stories of the site's pages, by path. */
export function pageStories(): Readonly<Record<string, string>> {
  const text = readFileSync(join(site, 'routes/Pages.stories.tsx'), 'utf8');
  const stories = [...text.matchAll(/export const (\w+) = meta\.story\(\{ args: \{ path: '([^']+)' \} \}\)/g)];
  return {
    '/': 'site-pages--home',
    ...Object.fromEntries(stories.map(([, name = '', path = '']) => [path, `site-pages--${kebab(name)}`])),
  };
}

/** Which files import each file of the site, statically or on demand. */
function readImporters(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.{ts,tsx}', { cwd: site })
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .map((file) => join(site, file));
  const found = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const file of files) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      found.get(join(dirname(file), path))?.push(file);
    }
  }
  return found;
}

function isAroundEveryPage(file: string): boolean {
  return file.startsWith(join(site, 'layouts')) || file === join(site, 'Root.tsx') || file === join(site, 'entry-client.tsx');
}

function kebab(name: string): string {
  return name.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase();
}
