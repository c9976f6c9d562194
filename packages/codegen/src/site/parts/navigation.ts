import { printKey, printValue } from '../../emit/printValue.ts';
import type { Finding } from '../../finding.ts';
import type { Facts, SitePart } from '../part.ts';
import { shapesOf } from '../shapes.ts';
import { findDuplicates } from './duplicates.ts';

type NavigationFile = Readonly<Record<string, readonly { id: string; to?: string; href?: string }[]>>;

/**
 * `navigation.yaml`: header and footer links. Footer links are a separate module, because no page needs them for its first
 * screen.
 */
export const navigationPart: SitePart = {
  file: 'navigation',
  compile: (source, earlier) => {
    const lists = source.value as NavigationFile;
    const findings: Finding[] = [];
    const navigation: Record<string, unknown> = {};
    for (const [name, links] of Object.entries(lists)) {
      navigation[name] = links.map(({ id, to = null, href = null }) => ({ id, to, href }));
      findings.push(...findDuplicates(source, links, [name], 'id'));
      links.forEach(({ to }, index) => {
        if (to !== undefined && !isPage(earlier, to)) {
          findings.push(
            source.finding(
              [name, index, 'to'],
              `${to} is not a page of routes.yaml. Correct the path, or use \`href\` for an address outside.`,
            ),
          );
        }
      });
    }
    return { facts: { navigation }, findings };
  },
  print: ({ navigation }) => {
    const { header, clientArea, ...footer } = navigation as NavigationFile;
    return {
      'site/navigation.gen.ts': `import type { RoutePath } from './routes.gen.ts';

${shapesOf('navigation')}${printLists('navigation', { header, clientArea })}`,
      'site/footerNavigation.gen.ts': `import type { NavigationLink } from './navigation.gen.ts';

${printLists('footerNavigation', footer)}`,
    };
  },
};

const printLists = (name: string, lists: Readonly<Record<string, unknown>>) => `export const ${name}: {
${Object.keys(lists)
  .map((list) => `  readonly ${printKey(list)}: readonly NavigationLink[];\n`)
  .join('')}} = ${printValue(lists)};
`;

/** Without routes, routes.yaml has its own finding, which each link here would only repeat. */
function isPage({ routes }: Facts, path: string): boolean {
  return !Array.isArray(routes) || routes.some((route: { path?: unknown }) => route.path === path);
}
