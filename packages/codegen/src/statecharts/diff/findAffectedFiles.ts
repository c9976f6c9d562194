import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './diffTables.ts';

/**
 * Files that a change may break: they read a removed tag, or send an event that is no longer handled. Tags and events are quoted
 * words in views and screens, so this searches the text of the machine's folder and of files that import from it.
 * @param root the repository's directory
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
