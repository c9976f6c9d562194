import { routes } from '@duneline/specs/site';

/** Whether the path leads to a page of this site; every article path is accepted. */
export function isKnownPath(path: string): boolean {
  const plain = path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  return routes.some((route) => {
    const parts = route.path.split('/');
    const given = plain.split('/');
    if (route.path === '*') return false;
    if (route.area && plain.startsWith(`${route.path}/`)) return true;
    return parts.length === given.length && parts.every((part, index) => part.startsWith(':') || part === given[index]);
  });
}
