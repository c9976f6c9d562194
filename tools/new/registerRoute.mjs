import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { insertBefore } from './insertBefore.mjs';

/** Adds a new route to every file that lists routes: facts, Arabic title, seo_config row, screen and site map. */
export async function registerRoute(name, root) {
  const edits = [
    ['specs/site/routes.yaml', addPage],
    ['specs/site/ar/routes.yaml', addArabicTitle],
    ['specs/supabase/seeds/41_seo.sql', addSeoRow],
    ['apps/site/src/screens.ts', addScreen],
    ['apps/site/src/features/site-map/siteParts.ts', addToSiteMap],
  ];
  const files = edits.map(([file, edit]) => [join(root, file), edit]);
  for (const [file, edit] of files) await writeFile(file, edit(await readFile(file, 'utf8'), name));
  return files.map(([file]) => file);
}

const words = (name) => name.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
const describe = (name) => `Say in one sentence what a visitor finds on the page ${words(name)}.`;

/** Inserts a public, prerendered page before the last one, which is the not-found page. */
export function addPage(text, name) {
  return insertBefore(
    text,
    '  - id: not-found\n',
    `  - id: ${name}\n    path: /${name}\n    kind: public\n    isPrerendered: true\n    isIndexable: true\n    title: ${words(name)}\n    description: ${describe(name)}\n`,
  );
}

export function addArabicTitle(text, name) {
  return insertBefore(
    text,
    '  not-found:\n',
    `  ${name}:\n    title: صفحة جديدة\n    description: اكتب في جملة واحدة ما يجده الزائر هنا.\n`,
  );
}

/** Copies the row of the programs page for the new one: published, indexable, with the common card. */
export function addSeoRow(text, name) {
  const row = /^ {2}\('[^']+', 'programs', '\/programs', 'Programs', '[^']+', (?<rest>.*)\)[,;]$/m.exec(text);
  if (!row?.groups) throw new Error('41_seo.sql has no row of the route programs to copy. Look at tools/new/registerRoute.mjs.');
  const added = `  ('${randomUUID()}', '${name}', '/${name}', '${words(name)}', '${describe(name)}', ${row.groups.rest}),\n`;
  return text.slice(0, row.index) + added + text.slice(row.index);
}

export function addScreen(text, name) {
  const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
  return insertBefore(text, "  'not-found': () =>", `  ${key}: () => import('./routes/${name}/${name}.route.tsx'),\n`);
}

/** Every prerendered page is in the site map; the new one is added to the part `site`. */
export function addToSiteMap(text, name) {
  return insertBefore(text, "'security', 'sitemap'", `'${name}', `);
}
