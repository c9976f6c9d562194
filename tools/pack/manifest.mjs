import { existsSync } from 'node:fs';
import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { CommandError, root } from '../run.mjs';
import { importsOf, importsOnDemand } from './importsOf.mjs';

/**
 * Writes the published package.json, from that of the sources and the additions of `styles`, with README, changelog, license and sizes.
 * @throws {CommandError} if a module imports a package that is not a dependency
 */
export async function writeManifest({ source, folder, dist, manifest }, { exports = {}, imports }) {
  const { name, version, description, license, type, sideEffects, peerDependencies } = manifest;
  const used = await packagesUsed(dist);
  const dependencies = Object.entries(manifest.dependencies ?? {}).filter(([one]) => used.has(one));
  const named = new Set([...dependencies.map(([one]) => one), ...Object.keys(peerDependencies ?? {})]);
  const unnamed = [...used].filter((one) => !named.has(one));
  if (unnamed.length > 0) throw new CommandError(`${name} imports ${unnamed.join(', ')}; name it in its package.json.`);

  const entryPoints = Object.entries(manifest.exports).map(([path, file]) => [
    path,
    { types: built(file, '.d.ts'), default: built(file) },
  ]);
  const own = mapValues(manifest.imports, (byCondition) => mapValues(byCondition, (file) => built(file)));
  const published = {
    name,
    version,
    description,
    license,
    type,
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map((files) => files.replace(/\.ts$/, '.js')) : sideEffects,
    bin: manifest.bin && mapValues(manifest.bin, (file) => built(file)),
    // Both commands import TypeScript files, for which Node needs no flag since 22.18.
    engines: manifest.bin && { node: '>=22.18' },
    exports: { ...Object.fromEntries(entryPoints), ...exports, './package.json': './package.json' },
    imports: own || imports ? { ...own, ...imports } : undefined,
    files: ['dist', 'CHANGELOG.md', 'sizes.json'],
    dependencies: Object.fromEntries(dependencies.map(([one, pinned]) => [one, `^${pinned}`])),
    peerDependencies,
    publishConfig: { access: 'restricted' },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  await writeFile(join(folder, 'CHANGELOG.md'), await changelog(name, source));
  await cp(join(import.meta.dirname, 'LICENSE'), join(folder, 'LICENSE'));
  if (existsSync(join(source, 'sizes.json'))) await cp(join(source, 'sizes.json'), join(folder, 'sizes.json'));
  const readme = await readFile(join(source, 'README.md'), 'utf8');
  await writeFile(join(folder, 'README.md'), readme.replace('<!-- sizes -->', await sizesTable(source)));
}

/** What changed in each release, after what the next one is to say. */
async function changelog(name, source) {
  const file = join(source, 'CHANGELOG.md');
  const released = existsSync(file) ? (await readFile(file, 'utf8')).replace(/^# .*\n+/, '') : '';
  const pending = (await readChangesets(root)).filter(({ releases }) => releases.some((release) => release.name === name));
  const changes = pending.map(({ summary }) => `- ${summary.replaceAll('\n', '\n  ')}\n`);
  const next = changes.length > 0 ? `## Unreleased\n\n${changes.join('')}\n` : '';
  return `# ${name}\n\n${next}${released}`;
}

/** The recorded sizes of the larger components, for the README of the tarball. */
async function sizesTable(source) {
  const file = join(source, 'sizes.json');
  if (!existsSync(file)) return '';
  const large = Object.entries(JSON.parse(await readFile(file, 'utf8')))
    .filter(([, { script }]) => script >= 5)
    .toSorted(([, one], [, other]) => other.script - one.script);
  return [
    '| component | code | styles |',
    '| --- | --- | --- |',
    ...large.map(([name, { script, style }]) => `| ${name} | ${script} | ${style} |`),
  ].join('\n');
}

const built = (file, extension = '.js') => file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, extension);

const mapValues = (object, map) =>
  object && Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));

/** The packages that modules and declarations import. */
async function packagesUsed(dist) {
  const found = new Set();
  for await (const file of glob('**/*.{js,d.ts}', { cwd: dist })) {
    const text = await readFile(join(dist, file), 'utf8');
    for (const specifier of file.endsWith('.js') ? [...importsOf(text), ...importsOnDemand(text)] : typesImported(text))
      if (/^[@a-z]/.test(specifier) && !isBuiltin(specifier)) found.add(specifier.match(/^(?:@[^/]+\/)?[^/]+/)[0]);
  }
  return found;
}

const typesImported = (text) => [...text.matchAll(/(?:from |import\()['"]([^'"]+)/g)].map((match) => match[1]);
