import { printString, printValue } from '../../emit/printValue.ts';
import type { Finding } from '../../finding.ts';
import type { YamlSource } from '../../yaml/source.ts';
import type { SitePart } from '../part.ts';
import type { Redirect, RouteSpec } from '../shapes/routes.ts';
import { shapesOf } from '../shapes.ts';
import { findDuplicates } from './duplicates.ts';

type Page = RouteSpec & { readonly description: string };

interface RoutesFile {
  readonly pages: readonly Page[];
  readonly redirects: readonly { from: string; to: string; unlessQuery?: string }[];
}

/** `routes.yaml`: the site's pages and its external redirects. */
export const routesPart: SitePart = {
  file: 'routes',
  compile: (source) => {
    const { pages, redirects } = source.value as RoutesFile;
    return {
      facts: {
        routes: pages.map(({ description: _, ...route }): RouteSpec => route),
        routeDescriptions: Object.fromEntries(pages.map(({ id, description }) => [id, description])),
        redirects: redirects.map(({ from, to, unlessQuery = null }): Redirect => ({ from, to, unlessQuery })),
      },
      findings: [
        ...findDuplicates(source, pages, ['pages'], 'id'),
        ...findDuplicates(source, pages, ['pages'], 'path'),
        ...findDuplicates(source, redirects, ['redirects'], 'from'),
        ...contradictions(source, pages, redirects),
      ],
    };
  },
  print: ({ routes, routeDescriptions, redirects }) => ({
    'site/routes.gen.ts': `${union(
      'RouteId',
      (routes as readonly RouteSpec[]).map(({ id }) => id),
    )}
${union(
  'RoutePath',
  (routes as readonly RouteSpec[]).map(({ path }) => path),
)}
${shapesOf('routes')}export const routes: readonly RouteSpec[] = ${printValue(routes)};
`,
    'site/redirects.gen.ts': `import type { Redirect } from './routes.gen.ts';

/** Apart from the routes, since the browser asks for them only where no page is. */
export const redirects: readonly Redirect[] = ${printValue(redirects)};
`,
    'site/routeDescriptions.gen.ts': `import type { RouteId } from './routes.gen.ts';

/** What search engines, shared links and the sitemap say of a page; apart from the routes, which every page loads. */
export const routeDescriptions: Readonly<Record<RouteId, string>> = ${printValue(routeDescriptions)};
`,
  }),
};

function contradictions(source: YamlSource, pages: RoutesFile['pages'], redirects: RoutesFile['redirects']): Finding[] {
  const paths = new Set<string>(pages.map(({ path }) => path));
  return [
    ...redirects.flatMap(({ from, unlessQuery }, index) =>
      paths.has(from) && unlessQuery === undefined
        ? [
            source.finding(
              ['redirects', index, 'from'],
              `${from} is a page and a redirect. Remove one of them, or say with \`unlessQuery\` when the page answers.`,
            ),
          ]
        : [],
    ),
    ...pages.flatMap(({ path, isPrerendered, isIndexable, kind }, index) => {
      const findings: Finding[] = [];
      if (isPrerendered && /[:*]/.test(path)) {
        findings.push(
          source.finding(
            ['pages', index, 'isPrerendered'],
            `${path} has a parameter, so it cannot be prerendered as one file. Set isPrerendered to false.`,
          ),
        );
      }
      if (isIndexable && (kind === 'affiliate' || kind === 'admin')) {
        findings.push(
          source.finding(
            ['pages', index, 'isIndexable'],
            `${path} is behind a guard, so search engines cannot read it. Set isIndexable to false.`,
          ),
        );
      }
      return findings;
    }),
  ];
}

/** Prints a union of string literals, one per line. */
function union(name: string, values: readonly string[]): string {
  return `export type ${name} =\n${values.map((value) => `  | ${printString(value)}`).join('\n')};\n`;
}
