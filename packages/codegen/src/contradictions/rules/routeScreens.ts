import type { Rule } from '../Rule.ts';
import { placeOf } from '../SourceText.ts';

/** Every route has a screen, every screen a route: `screens` is keyed by the ids of routes.yaml. */
export const routeScreens: Rule = {
  name: 'route-screens',
  summary: 'routes.yaml and apps/site/src/screens.ts have the same ids',
  find: ({ site: { routes }, yaml, screens }) => {
    const source = yaml('site/routes');
    if (!source || !routes || !screens) return [];
    const drawn = [...screens.text.matchAll(/^ {2}'?([\w-]+)'?: \(\) =>/gm)].map(([, id = '']) => id);
    return [
      ...routes.flatMap(({ id, path }, index) =>
        drawn.includes(id)
          ? []
          : [
              source.finding(
                ['pages', index, 'id'],
                `The route ${id} (${path}) has no screen. Add it to ${screens.file}:${placeOf([screens], 'screens').line}, or remove the route.`,
              ),
            ],
      ),
      ...drawn.flatMap((id) =>
        routes.some((route) => route.id === id)
          ? []
          : [
              {
                ...placeOf([screens], `\n  '${id}':`, `\n  ${id}:`),
                message: `The screen ${id} has no route. Add it to ${source.file}:${source.finding(['pages'], '').line}, or remove the screen.`,
              },
            ],
      ),
    ];
  },
};
