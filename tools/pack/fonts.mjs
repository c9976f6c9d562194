import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Copies the theme's fonts with their licenses into `dist/theme/fonts`, and lists them in `fontFiles.js` in a form that every
 * bundler and Node support. Returns a function that rewrites font URLs in a sheet in `folder`.
 */
export async function copyFonts({ source, dist }) {
  const fonts = join(dist, 'theme', 'fonts');
  await cp(join(source, 'src', 'theme', 'fonts'), fonts, { recursive: true });
  const module = join(dist, 'theme', 'fontFiles.js');
  const imported = /import (?<local>\w+) from '(?<font>\.\/fonts\/[\w.-]+)\?url';/g;
  const text = await readFile(module, 'utf8');
  await writeFile(module, text.replaceAll(imported, "const $<local> = new URL('$<font>', import.meta.url).href;"));
  return (css, folder) => css.replaceAll(/(?<=url\(['"]?)\.\/fonts(?=\/)/g, `./${relative(folder, fonts)}`);
}
