import { cp, glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root, run } from '../run.mjs';
import { acceptUndefined } from './acceptUndefined.mjs';

/** The files that a package reads when it runs, beside its modules. */
const filesRead = { codegen: ['sql/prelude.sql', 'scenarios/*.schema.yaml', 'site/shapes/*.ts'] };

/**
 * Compiles packages with TypeScript into `into/<name>/dist`: a module and its declarations for every source that an entry point
 * reaches, and the files that they read. The types of specs, which is private, are included as declarations.
 */
export async function compile(names, into) {
  const emitted = join(into, '.tsc');
  const entryPoints = await specsEntryPoints();
  const packages = await Promise.all(names.map((name) => describe(name, into)));
  const config = join(root, 'node_modules', '.cache', 'tsconfig.pack.json');
  await mkdir(dirname(config), { recursive: true });
  await writeFile(config, JSON.stringify(settings(packages, entryPoints, emitted)));
  await run('tsc', ['-p', config]);

  for (const { name, source, dist } of packages) {
    await mkdir(dirname(dist), { recursive: true });
    await rename(join(emitted, 'packages', name, 'src'), dist);
    for await (const file of glob(filesRead[name] ?? [], { cwd: join(source, 'src') }))
      await cp(join(source, 'src', file), join(dist, file));
    const used = (await Array.fromAsync(glob('**/*.d.ts', { cwd: dist }), (file) => readFile(join(dist, file), 'utf8'))).join('');
    if (used.includes('@duneline/specs/')) {
      const isLeft = used.includes('@duneline/specs/site') ? /\.js(\.map)?$/ : /\.js(\.map)?$|\/generated$/;
      await cp(join(emitted, 'specs'), join(dist, 'specs'), { recursive: true, filter: (file) => !isLeft.test(file) });
    }
    await finish({ name, dist, entryPoints });
  }
  await rm(emitted, { recursive: true });
  return packages;
}

async function describe(name, into) {
  const source = join(root, 'packages', name);
  const folder = join(into, name);
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  return { name, source, folder, dist: join(folder, 'dist'), manifest };
}

/** The entry points of specs that packages may import, and their files. */
async function specsEntryPoints() {
  const { exports } = JSON.parse(await readFile(join(root, 'specs', 'package.json'), 'utf8'));
  return ['contract', 'site'].map((name) => ({
    specifier: `@duneline/specs/${name}`,
    file: join('specs', exports[`./${name}`]),
  }));
}

function settings(packages, entryPoints, outDir) {
  return {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      allowJs: false,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir,
      paths: Object.fromEntries([
        ...entryPoints.map(({ specifier, file }) => [specifier, [join(root, file)]]),
        ...packages.flatMap(ownPaths),
      ]),
    },
    include: [],
    files: packages.flatMap(({ source, manifest }) => entryFiles(manifest).map((file) => join(source, file))),
  };
}

/**
 * The sources of a package by the names that other packages import. What TypeScript finds in node_modules instead, it does not emit,
 * and which way it finds a file first depends on how busy the machine is.
 */
function ownPaths({ source, manifest }) {
  const named = Object.entries(manifest.exports ?? {}).filter(([, file]) => !file.includes('*'));
  return named.map(([path, file]) => [`${manifest.name}${path.slice(1)}`, [join(source, file)]]);
}

/** What others import or run, and what its own `imports` name. The index reaches the components that the pattern `./*` names. */
function entryFiles({ exports = {}, imports = {}, bin = {} }) {
  const files = [
    ...Object.values(exports),
    ...Object.values(imports).flatMap((byCondition) => Object.values(byCondition)),
    ...Object.values(bin),
  ];
  return files.filter((file) => !file.includes('*'));
}

/**
 * TypeScript leaves `.ts` in declarations, does not mark components as client components, and names sources where only this machine
 * has them; and optional props take `undefined`.
 */
async function finish({ name, dist, entryPoints }) {
  for await (const file of glob('**/*.js.map', { cwd: dist })) {
    const map = JSON.parse(await readFile(join(dist, file), 'utf8'));
    await writeFile(join(dist, file), JSON.stringify({ ...map, sources: map.sources.map((source) => basename(source)) }));
  }
  for await (const file of glob('**/*.{js,d.ts}', { cwd: dist })) {
    const path = join(dist, file);
    const text = await readFile(path, 'utf8');
    const isComponent = existsSync(join(root, 'packages', name, 'src', file.replace(/\.js$/, '.tsx')));
    // On the first line: a line of its own would shift the source map.
    const finished = file.endsWith('.js')
      ? `${isComponent ? "'use client'; " : ''}${text}`
      : acceptUndefined(path, declared(text, path));
    if (finished !== text) await writeFile(path, finished);
  }

  function declared(text, path) {
    const local = text.replaceAll(/(?<=\b(?:from |import\())(['"])(\.[^'"]+)\.tsx?\1/g, '$1$2.js$1');
    return entryPoints.reduce((result, { specifier, file }) => {
      const target = relative(dirname(path), join(dist, file)).replace(/\.ts$/, '.js');
      return result.replaceAll(specifier, target.startsWith('.') ? target : `./${target}`);
    }, local);
  }
}
