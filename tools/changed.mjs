// What `npm test -- changed` runs: the stories, pages and journeys whose files import what changed since a revision, by any number of steps.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError, root } from './run.mjs';

/** Files that affect the look of every story and page, and the frame of the stories. */
const everywhere =
  /^(?:packages\/ui\/src\/theme\/|\.storybook\/(?!sandbox\/|statecharts\/)|package-lock\.json|tests\/(?:visual|stories|accessibility)\/[\w/]+(?<!\.test)\.ts)/;
const barrel = 'packages/ui/src/index.ts';

/** The files that differ from a revision, and new ones. @throws {CommandError} when there is no such revision. */
export function changedFiles(since) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  try {
    return [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    throw new CommandError(`There is no revision "${since}". Give a commit or a branch, e.g. --since main.`);
  }
}

/** The stories and journeys to run, in the form of `--only`; `['']` selects everything. */
export function affectedBy(changed) {
  const files = withImporters(changed);
  const journeys = files.filter((file) => file.endsWith('.e2e.ts')).map((file) => basename(file));
  if (changed.some((file) => everywhere.test(file))) return { looks: [''], journeys };
  const isFrame = files.includes('apps/site/src/router.tsx');
  const pages = files.flatMap((file) => /([\w-]+)\.route\.tsx$/.exec(file)?.[1] ?? []);
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).flatMap(titleIn);
  const machines = files.flatMap((file) => /^packages\/machines\/src\/([\w-]+)\/\w+\.machine\.ts$/.exec(file)?.[1] ?? []);
  const tables = changed.flatMap((file) => /^specs\/statecharts\/([\w-]+)\.table\.yaml$/.exec(file)?.[1] ?? []);
  const looks = [
    ...(isFrame ? ['site-pages--'] : pages.flatMap((page) => [`site-pages--${page}`, `site-pages--ar-${page}`])),
    ...stories.map((title) => `${idOf(title)}--`),
    ...[...machines, ...tables].map((name) => `machines-${name}--`),
  ];
  return { looks: [...new Set(looks)], journeys };
}

const titleIn = (file) => /\.meta\(\{\s+title: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? [];
/** The id that Storybook derives from a title. */
const idOf = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^\da-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The files, and those that import them. The router imports every route and does not change with it, so it is left out. */
function withImporters(changed) {
  const importers = readImporters();
  const found = new Set(changed);
  for (const file of found) {
    if (file.endsWith('.route.tsx')) continue;
    for (const importer of importers.get(file) ?? []) found.add(importer);
  }
  return [...found];
}

/** By file: those that import it. The kit's components are reached through its index by their names. */
function readImporters() {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  const components = readBarrel();
  const files = globSync(['{packages,apps}/*/{src,scripts}/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}', 'tests/**/*.ts'], {
    cwd: root,
  });
  for (const file of files) {
    if (file === barrel) continue;
    for (const [, names, source] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:import|export)\s*(?:type\s*)?(?:\{([^}]*)\}|[\w*\s,]*)?\s*(?:from\s*|\(\s*)?'([^']+)'/g,
    )) {
      const target = resolveImport(source, file);
      const targets = target === barrel && names ? namesIn(names).map((name) => components.get(name) ?? barrel) : [target];
      for (const one of targets) importers.set(one, (importers.get(one) ?? new Set()).add(file));
    }
  }
  return importers;
}

function readBarrel() {
  const exported = readFileSync(join(root, barrel), 'utf8').matchAll(/^export (?:type )?\{([^}]+)\} from '([^']+)';/gm);
  return new Map(
    [...exported].flatMap(([, names, source]) => namesIn(names).map((name) => [name, join(dirname(barrel), source)])),
  );
}

const namesIn = (list) =>
  list
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*$/, ''),
    )
    .filter(Boolean);

function resolveImport(source, importer) {
  if (source.startsWith('.')) return join(dirname(importer), source);
  if (!source.startsWith('@duneline/')) return source;
  try {
    return relative(root, fileURLToPath(import.meta.resolve(source)));
  } catch {
    return source; // a name that only the bundler knows
  }
}
