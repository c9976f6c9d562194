import { routes } from '@duneline/specs/site';

/** Whether a text has the form of a path of this site. */
export function isSitePath(text: string): boolean {
  return /^(\/|\/[^/ ][^ ]*)$/.test(text);
}

/** Whether a page of this site answers at the path; articles are taken as given. */
export function isKnownPath(path: string): boolean {
  const plain = path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  return routes.some((route) => {
    const parts = route.path.split('/');
    const given = plain.split('/');
    if (route.path.includes('*')) return route.path !== '*' && plain.startsWith(route.path.replace(/\/?\*$/, '/'));
    return parts.length === given.length && parts.every((part, index) => part.startsWith(':') || part === given[index]);
  });
}
