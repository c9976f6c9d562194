import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../run.mjs';

const family = String.raw`@fontsource-variable/(?<name>[\w-]+)/files/(?<file>[\w-]+\.woff2)`;

/** Copies the fonts that the theme names into `dist/fonts`, each with its licence, and points rules and modules to them. */
export async function copyFonts(dist) {
  const fonts = join(dist, 'fonts');
  await mkdir(fonts, { recursive: true });
  const named = await readFile(join(dist, 'theme', 'fontFiles.js'), 'utf8');
  for (const { groups } of named.matchAll(new RegExp(family, 'g'))) {
    const from = join(root, 'node_modules', '@fontsource-variable', groups.name);
    await cp(join(from, 'files', groups.file), join(fonts, groups.file));
    await cp(join(from, 'LICENSE'), join(fonts, `${groups.name}-LICENSE.txt`));
  }
  return {
    /** A sheet that lies in `folder`, with addresses of the copies. */
    inRules: (css, folder) =>
      css.replaceAll(new RegExp(family, 'g'), (...match) => `${relative(folder, fonts) || '.'}/${match[2]}`),
    /** A module of `dist/theme`: Vite's `?url` becomes what every bundler and Node understand. */
    async inModule(file) {
      const imported = new RegExp(String.raw`import (?<local>\w+) from '${family}\?url';`, 'g');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replaceAll(imported, "const $<local> = new URL('../fonts/$<file>', import.meta.url).href;"));
    },
  };
}
