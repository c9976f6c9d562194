import { useMemo } from 'react';
import { useLiveContent } from './liveContentStore.ts';
import { readMenuLinks, type MenuLink } from './readMenuLinks.ts';

/**
 * The links of a menu as they are published, or else as they are built in.
 * @param place as in `navigation_menu`
 * @param builtIn must keep its identity
 */
export function useMenu(place: string, builtIn: readonly MenuLink[]): readonly MenuLink[] {
  const { menus } = useLiveContent();
  return useMemo(() => {
    const published = readMenuLinks(menus?.find((menu) => menu.place === place)?.links);
    return published.length === 0 ? builtIn : published;
  }, [menus, place, builtIn]);
}
