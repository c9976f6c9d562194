import type { Redirect, RouteSpec } from '@duneline/specs/site';

/** Routes whose every page is a file of its own; any other address of theirs is not found. */
const ANSWERED_BY_FILES: ReadonlySet<string> = new Set<RouteSpec['id']>(['not-found', 'blog-article']);

/**
 * What a static host reads beside the pages: `_redirects` (Netlify and Cloudflare Pages read it, and so does `npm start`) and `robots.txt`.
 * @param backendPaths what the embedded backend answers, by way of the page: nothing in a live build
 */
export function hostFiles(
  routes: readonly RouteSpec[],
  redirects: readonly Redirect[],
  backendPaths: readonly string[],
): Record<string, string> {
  const leading = new Set(redirects.map(({ from }) => from));
  const shells = routes
    .filter(({ isPrerendered, id, path }) => !isPrerendered && !ANSWERED_BY_FILES.has(id) && !leading.has(path))
    .map(({ path }) => path.replace(/:\w+/g, ':x'));
  return {
    _redirects: [
      ...redirects.flatMap(({ from, to, unlessQuery }) => [
        ...(unlessQuery ? [`${from} ${unlessQuery}=:${unlessQuery} /shell.html 200`] : []), // the site's own page answers instead
        `${from} ${to} 302`,
      ]),
      ...[...shells, ...backendPaths].map((path) => `${path} /shell.html 200`),
      '',
    ].join('\n'),
    'robots.txt': [
      'User-agent: *',
      ...routes
        .filter(({ isIndexable, path }) => !isIndexable && !path.includes(':') && path !== '*')
        .map(({ path }) => `Disallow: ${path.replace('/*', '/')}`),
      '',
    ].join('\n'),
  };
}
