import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './diffTables.ts';

/**
 * Files that can break by a change: they read a tag that was lost, or send an event that nothing takes any more.
 * Views and screens name tags and events as quoted words, so the text is searched: what a machine's folder and the files that import from it hold.
 * @param root the repository's directory.
 */
export function findAffectedFiles(root: string, { machine, lost }: Change): readonly string[] {
  if (!lost) return [];
  const words = [...(lost.tags ?? []).map((tag) => `hasTag('${tag}')`), ...(lost.events ?? []).map((event) => `'${event}'`)];
  const name = machine.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const view = `viewOf${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const inside = sourcesIn(root, `packages/machines/src/${machine}`);
  const readers = inside.filter(({ text }) => words.some((word) => text.includes(word)));
  const outside = ['apps', 'packages']
    .flatMap((folder) => sourcesIn(root, folder))
    .filter(({ path }) => !inside.some((one) => one.path === path));
  const isViewRead = readers.some(({ text }) => text.includes(view));
  const users = outside.filter(
    ({ text }) =>
      (isViewRead && text.includes(view)) ||
      ((text.includes(`${name}Machine`) || text.includes(view)) && words.some((word) => text.includes(word))),
  );
  return [...readers, ...users].map(({ path }) => path);
}

function sourcesIn(root: string, folder: string): { readonly path: string; readonly text: string }[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.*', '**/*.stories.*'],
  })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
