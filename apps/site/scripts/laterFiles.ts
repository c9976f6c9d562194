import { filesOf, type Manifest } from './document.ts';

/** Parts of pages that interaction loads. Other pages, the backend and its panel are not cached with a page. */
const isPart = (key: string) => key.startsWith('src/features/') && !key.startsWith('src/features/backend-panel/');

/** The files that each script of the build may load after an interaction. */
export function laterFiles(manifest: Manifest): Record<string, string[]> {
  const entries = Object.values(manifest).map(({ file, dynamicImports = [] }): [string, string[]] => {
    const { js, css } = filesOf(manifest, dynamicImports.filter(isPart));
    return [`/${file}`, [...js, ...css].map((later) => `/${later}`)];
  });
  return Object.fromEntries(entries.filter(([, later]) => later.length > 0));
}
