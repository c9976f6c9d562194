import { areas, redirects, routes } from '@duneline/specs/site';
import { findSection } from '../../lib/areas/areas.ts';

const areaIds = areas.map(({ id }) => id);

const plainPath = (path: string) => path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** Whether the path redirects to another site, such as the help center. */
export const isRedirect = (path: string): boolean => redirects.some(({ from }) => from === plainPath(path));

/** Whether the path leads to a page of this site; every article path is accepted. */
export function isKnownPath(path: string): boolean {
  const plain = plainPath(path);
  return routes.some((route) => {
    const parts = route.path.split('/');
    const given = plain.split('/');
    if (route.path === '*') return false;
    const area = areaIds.find((id) => id === route.area);
    if (area && plain.startsWith(`${route.path}/`)) return findSection(area, plain.slice(route.path.length)) !== undefined;
    return parts.length === given.length && parts.every((part, index) => part.startsWith(':') || part === given[index]);
  });
}
