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
  for (const file of ['README.md', 'CHANGELOG.md'])
    if (existsSync(join(source, file))) await cp(join(source, file), join(folder, file));
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
