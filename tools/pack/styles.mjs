import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import { copyFonts } from './fonts.mjs';
import { importsOf } from './importsOf.mjs';

/**
 * Replaces every `X.css.js` by class names, writes its rules to `X.css`, and all rules in a bundler's order to `style.css`.
 * Modules import their rules as `#css/…`, which resolves to the file in a bundler, also where it builds server components, and to an
 * empty module in Node. Returns what package.json says of them, nothing for a package without styles.
 */
export async function compileStyles({ source, dist }) {
  const modules = await Array.fromAsync(glob('**/*.css.js', { cwd: dist }));
  if (modules.length === 0) return {};
  const src = join(source, 'src');
  const sheetOf = (file) => relative(src, file).replace(/\.ts$/, '');
  const compiler = createCompiler({
    root: source,
    identifiers: 'short',
    enableFileWatcher: false,
    // The rules of another package are those of the kit's theme.
    cssImportSpecifier: (file) => (file.startsWith(src) ? `#css/${sheetOf(file)}` : '@duneline/ui/theme'),
  });
  const hasFonts = existsSync(join(source, 'src', 'theme', 'fonts'));
  const withFonts = hasFonts ? await copyFonts({ source, dist }) : (css) => css;
  const sheets = new Map();
  for (const file of modules) {
    const path = join(src, file.replace(/\.js$/, '.ts'));
    const { source: module } = await compiler.processVanillaFile(path);
    await writeFile(join(dist, file), module);
    await rm(join(dist, `${file}.map`));
    sheets.set(sheetOf(path), compiler.getCssForFile(path).css);
  }
  await compiler.close();

  for (const [sheet, css] of sheets)
    if (css) await writeFile(join(dist, sheet), `${withFonts(css, dirname(join(dist, sheet)))}\n`);
  const order = new Set([...(await sheetsReached(join(dist, 'index.js'))), ...sheets.keys()]);
  const whole = [...order].map((sheet) => sheets.get(sheet)).filter(Boolean);
  await writeFile(join(dist, 'style.css'), `${withFonts(whole.join('\n'), dist)}\n`);
  await writeFile(join(dist, 'style.css.d.ts'), 'export {};\n');
  await writeFile(join(dist, 'noRules.js'), 'export {};\n');

  return {
    imports: { '#css/*': { 'react-server': './dist/*', node: './dist/noRules.js', default: './dist/*' } },
    exports: {
      './style.css': { types: './dist/style.css.d.ts', default: './dist/style.css' },
      ...(hasFonts && { './fonts/*': './dist/theme/fonts/*' }),
    },
  };
}

/** The style sheets of a module and its imports, in order of evaluation. */
async function sheetsReached(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const sheets = [];
  for (const specifier of importsOf(await readFile(file, 'utf8'))) {
    if (specifier.startsWith('#css/')) sheets.push(specifier.slice('#css/'.length));
    else if (specifier.startsWith('.')) sheets.push(...(await sheetsReached(join(dirname(file), specifier), seen)));
  }
  return sheets;
}
