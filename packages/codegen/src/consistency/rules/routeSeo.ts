import type { Rule } from '../Rule.ts';
import { conflictFinding, locateText } from '../SourceText.ts';

/** The seed has the SEO data of each route once, equal to routes.yaml. */
export const routeSeo: Rule = {
  name: 'route-seo',
  summary: 'routes.yaml and the seeded seo_config have the same routes, paths, titles, descriptions and indexing',
  find: ({ site: { routes, routeDescriptions }, yaml, seeds, rows }) => {
    const source = yaml('site/routes');
    const seeded = rows('seo_config');
    if (!source || !routes || seeded.length === 0) return [];
    return [
      ...routes.flatMap((route, index) => {
        const row = seeded.find((one) => one['route'] === route.id);
        if (row === undefined) {
          const { file } = locateText(seeds, 'insert into public.seo_config');
          return [source.finding(['pages', index, 'id'], `The route ${route.id} has no row in seo_config (${file}). Add one.`)];
        }
        const compared = [
          ['path', route.path, row['path']],
          ['title', route.title, row['title']],
          ['description', routeDescriptions?.[route.id], row['description']],
          ['isIndexable', route.isIndexable, row['is_indexable']],
        ] as const;
        const there = locateText(seeds, `'${String(row['id'])}'`);
        return compared.flatMap(([key, here, other]) =>
          here === other
            ? []
            : [
                conflictFinding(
                  source.finding(['pages', index, key], ''),
                  `${route.id}: ${key} is ${JSON.stringify(here)}`,
                  there,
                  JSON.stringify(other),
                ),
              ],
        );
      }),
      ...seeded.flatMap((row) =>
        routes.some(({ id }) => id === row['route'])
          ? []
          : [
              {
                ...locateText(seeds, `'${String(row['id'])}'`),
                message: `seo_config has the route ${String(row['route'])}, and ${source.file} has none. Remove the row, or add the route.`,
              },
            ],
      ),
    ];
  },
};
