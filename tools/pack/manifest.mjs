import { existsSync } from 'node:fs';
import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../run.mjs';
import { importsOf } from './importsOf.mjs';

/**
 * Writes the published package.json, from that of the sources and the additions of `styles`, and copies the README and changelog.
 * @throws {CommandError} if a module imports a package that is not a dependency
 */
export async function writeManifest({ source, folder, dist, manifest }, { exports = {}, imports }) {
  const { name, version, description, license, type, sideEffects, peerDependencies } = manifest;
  const used = await packagesUsed(dist);
  const dependencies = Object.entries(manifest.dependencies ?? {}).filter(([one]) => used.has(one));
  const named = new Set([...dependencies.map(([one]) => one), ...Object.keys(peerDependencies ?? {})]);
  const unnamed = [...used].filter((one) => !named.has(one));
  if (unnamed.length > 0) throw new CommandError(`${name} imports ${unnamed.join(', ')}; name it in its package.json.`);

  const entryPoints = Object.entries(manifest.exports).map(([path, file]) => [path, built(file)]);
  const published = {
    name,
    version,
    description,
    license,
    type,
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map((files) => files.replace(/\.ts$/, '.js')) : sideEffects,
    exports: { ...Object.fromEntries(entryPoints), ...exports, './package.json': './package.json' },
    imports,
    files: ['dist', 'CHANGELOG.md'],
    dependencies: Object.fromEntries(dependencies.map(([one, pinned]) => [one, `^${pinned}`])),
    peerDependencies,
    publishConfig: { access: 'restricted' },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  if (existsSync(join(source, 'CHANGELOG.md'))) await cp(join(source, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  const readme = await readFile(join(source, 'README.md'), 'utf8');
  await writeFile(join(folder, 'README.md'), readme.replace('<!-- sizes -->', await sizesTable(source)));
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

function built(file) {
  const module = file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');
  return { types: `${module}.d.ts`, default: `${module}.js` };
}

/** The packages that modules and declarations import. */
async function packagesUsed(dist) {
  const found = new Set();
  for await (const file of glob('**/*.{js,d.ts}', { cwd: dist })) {
    const text = await readFile(join(dist, file), 'utf8');
    const specifiers = file.endsWith('.js')
      ? importsOf(text)
      : [...text.matchAll(/(?:from |import\()['"]([^'"]+)/g)].map((match) => match[1]);
    for (const specifier of specifiers) if (/^[@a-z]/.test(specifier)) found.add(specifier.match(/^(?:@[^/]+\/)?[^/]+/)[0]);
  }
  return found;
}
