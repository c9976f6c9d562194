import { filesOf, type Manifest } from './document.ts';

/** Parts of pages: what a visitor may ask for by acting. Other pages, the backend and its panel are none. */
const isPart = (key: string) => key.startsWith('src/features/') && !key.startsWith('src/features/backend-panel/');

/** Which files each script of the build may ask for once somebody acts. */
export function laterFiles(manifest: Manifest): Record<string, string[]> {
  const entries = Object.values(manifest).map(({ file, dynamicImports = [] }): [string, string[]] => {
    const { js, css } = filesOf(manifest, dynamicImports.filter(isPart));
    return [`/${file}`, [...js, ...css].map((later) => `/${later}`)];
  });
  return Object.fromEntries(entries.filter(([, later]) => later.length > 0));
}
