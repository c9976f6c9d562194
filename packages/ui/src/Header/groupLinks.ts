import type { HeaderLink } from './Header.tsx';

/** Each link of the first level with those of the second level that follow it. */
export function groupLinks(links: readonly HeaderLink[]): readonly (readonly [HeaderLink, ...HeaderLink[]])[] {
  const groups: [HeaderLink, ...HeaderLink[]][] = [];
  for (const link of links) {
    const last = groups.at(-1);
    if (link.level === 2 && last) last.push(link);
    else groups.push([link]);
  }
  return groups;
}
