import type { Rule } from '../Rule.ts';
import { locateText } from '../SourceText.ts';

/** Every route has a screen and vice versa: the keys of `screens` are the ids in routes.yaml. */
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
                `The route ${id} (${path}) has no screen. Add it to ${screens.file}:${locateText([screens], 'screens').line}, or remove the route.`,
              ),
            ],
      ),
      ...drawn.flatMap((id) =>
        routes.some((route) => route.id === id)
          ? []
          : [
              {
                ...locateText([screens], `\n  '${id}':`, `\n  ${id}:`),
                message: `The screen ${id} has no route. Add it to ${source.file}:${source.finding(['pages'], '').line}, or remove the screen.`,
              },
            ],
      ),
    ];
  },
};
