import { isLinkTarget } from '../link/isLinkTarget.ts';

export interface MenuLink {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly isExternal: boolean;
  /** A link of level 2 is below the last one of level 1. @default 1 */
  readonly level?: 1 | 2;
}

/** Reads the links of a menu from a JSON column; what is none is left out. */
export function readMenuLinks(links: unknown): readonly MenuLink[] {
  if (!Array.isArray(links)) return [];
  return (links as unknown[]).flatMap((link) => {
    const { item, label, target, level } = (link ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof item !== 'string' || typeof label !== 'string' || typeof target !== 'string' || !isLinkTarget(target)) return [];
    return [{ id: item, href: target, label, isExternal: !target.startsWith('/'), level: level === 2 ? 2 : 1 } as const];
  });
}
