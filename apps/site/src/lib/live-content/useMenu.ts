import { useMemo } from 'react';
import { useLiveContent } from './liveContentStore.ts';

export interface MenuLink {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly isExternal: boolean;
}

/**
 * The links of a menu as they are published, or else as they are built in.
 * @param place as in `navigation_menu`
 * @param builtIn must keep its identity
 */
export function useMenu(place: string, builtIn: readonly MenuLink[]): readonly MenuLink[] {
  const { links } = useLiveContent();
  return useMemo(() => {
    const published = links?.filter((link) => link.place === place) ?? [];
    if (published.length === 0) return builtIn;
    return published
      .filter(({ is_enabled: isEnabled }) => isEnabled)
      .map(({ item, label, target, is_external: isExternal }) => ({
        id: item,
        href: target,
        label,
        isExternal: isExternal === true,
      }));
  }, [links, place, builtIn]);
}
