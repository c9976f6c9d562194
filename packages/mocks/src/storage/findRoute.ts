import { routes } from './routes.ts';
import type { Route } from './routes.ts';
import { StorageError } from './StorageError.ts';

/** The route of a request, with decoded path parameters. */
export interface FoundRoute {
  readonly name: string;
  readonly route: Route;
  readonly bucket: string;
  readonly key: string;
}

/**
 * Finds the first matching route; HEAD falls back to GET.
 * @throws StorageError for a path that cannot be decoded
 */
export function findRoute(method: string, path: string): FoundRoute | null {
  const given = path.split('/');
  for (const wanted of method === 'HEAD' ? ['HEAD', 'GET'] : [method]) {
    for (const [name, route] of Object.entries(routes)) {
      if (route.method !== wanted || !isMatch(route.path, given)) continue;
      const parts = route.path.split('/');
      const rest = parts.indexOf('*');
      const at = (part: string): string => (parts.includes(part) ? decode(given[parts.indexOf(part)] ?? '', path) : '');
      return { name, route, bucket: at(':bucket'), key: rest === -1 ? at(':key') : decode(given.slice(rest).join('/'), path) };
    }
  }
  return null;
}

function isMatch(pattern: string, given: readonly string[]): boolean {
  const parts = pattern.split('/');
  const hasRest = parts.at(-1) === '*';
  const length = hasRest || given.at(-1) !== '' ? given.length : given.length - 1;
  return (
    (hasRest ? length >= parts.length : length === parts.length) &&
    parts.every((part, index) => part === '*' || part.startsWith(':') || part === given[index])
  );
}

function decode(text: string, path: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StorageError('InternalError', 400, `'${path}' is not a valid url component`, { error: 'FastifyError' });
  }
}
