import { readMenuLinks } from '../../../lib/live-content/readMenuLinks.ts';

/** A link in the format of `navigation_menu`. */
export interface StoredLink {
  /** Stable name, unique in the menu. */
  readonly item: string;
  readonly label: string;
  readonly target: string;
  readonly level: 1 | 2;
}

/** The links of a draft. */
export function storedLinks(links: unknown): readonly StoredLink[] {
  return readMenuLinks(links).map(({ id, label, href, level = 1 }) => ({ item: id, label, target: href, level }));
}

/** Moves a link before or after another one, together with the links below it. */
export function moveLink(
  links: readonly StoredLink[],
  item: string,
  target: string,
  position: 'before' | 'after',
): readonly StoredLink[] {
  const start = links.findIndex((link) => link.item === item);
  const end = endOfGroup(links, start);
  const moved = links.slice(start, end);
  if (start < 0 || moved.some((link) => link.item === target)) return links;
  const rest = [...links.slice(0, start), ...links.slice(end)];
  const at = rest.findIndex((link) => link.item === target) + (position === 'after' ? 1 : 0);
  return startAtFirstLevel([...rest.slice(0, at), ...moved, ...rest.slice(at)]);
}

/** Moves a link one place up or down. */
export function stepLink(links: readonly StoredLink[], item: string, step: -1 | 1): readonly StoredLink[] {
  const at = links.findIndex((link) => link.item === item);
  const neighbor = links[step === -1 ? at - 1 : endOfGroup(links, at)];
  return neighbor ? moveLink(links, item, neighbor.item, step === -1 ? 'before' : 'after') : links;
}

/** Changes fields of a link. */
export function changeLink(links: readonly StoredLink[], item: string, change: Partial<StoredLink>): readonly StoredLink[] {
  return startAtFirstLevel(links.map((link) => (link.item === item ? { ...link, ...change } : link)));
}

export function removeLink(links: readonly StoredLink[], item: string): readonly StoredLink[] {
  return startAtFirstLevel(links.filter((link) => link.item !== item));
}

/** Adds a link at the end, with an unused id. */
export function addLink(
  links: readonly StoredLink[],
  label: string,
): { readonly item: string; readonly links: readonly StoredLink[] } {
  const taken = new Set(links.map(({ item }) => item));
  let number = links.length + 1;
  while (taken.has(`link-${number}`)) number += 1;
  const item = `link-${number}`;
  return { item, links: [...links, { item, label, target: '/', level: 1 }] };
}

/** The index after a link and the links below it. */
function endOfGroup(links: readonly StoredLink[], start: number): number {
  if (links[start]?.level === 2) return start + 1;
  const next = links.findIndex(({ level }, index) => index > start && level === 1);
  return next < 0 ? links.length : next;
}

/** The first link has no parent, so it is on the first level. */
function startAtFirstLevel(links: readonly StoredLink[]): readonly StoredLink[] {
  return links.map((link, index) => (index === 0 && link.level === 2 ? { ...link, level: 1 } : link));
}
