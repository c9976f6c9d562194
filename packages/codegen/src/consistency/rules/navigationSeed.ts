import type { Rule } from '../Rule.ts';
import { conflictFinding, locateText } from '../SourceText.ts';

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface SeededLink {
  readonly item: string;
  readonly target: string;
}

/** The seeded, published menu equals navigation.yaml, in the same order. */
export const navigationSeed: Rule = {
  name: 'navigation-seed',
  summary: 'navigation.yaml and the published rows of navigation_menu lead to the same places in the same order',
  find: ({ site: { navigation }, yaml, seeds, rows }) => {
    const source = yaml('site/navigation');
    const menus = rows('navigation_menu').filter(({ status }) => status === 'published');
    const published = menus.filter(({ locale }) => locale === 'en');
    if (!source || !navigation || menus.length === 0) return [];
    const lists = Object.entries(navigation);
    const strange = published.filter(({ place }) => !lists.some(([name]) => kebab(name) === place));
    return [
      ...lists.flatMap(([name, links]) => {
        const menu = published.find(({ place }) => place === kebab(name));
        const items = (menu?.['links'] ?? []) as readonly SeededLink[];
        return Array.from({ length: Math.max(links.length, items.length) }, (_, index) => {
          const [link, item] = [links[index], items[index]];
          const here = link === undefined ? 'nothing' : `${link.id} → ${link.to ?? link.href}`;
          const there = item === undefined ? 'nothing' : `${item.item} → ${item.target}`;
          if (here === there) return [];
          const place = locateText(
            seeds,
            ...(menu === undefined ? [] : [`'${String(menu['id'])}'`]),
            'insert into public.navigation_menu',
          );
          return [conflictFinding(source.finding([name, index], ''), `Link ${index + 1} of ${name} is ${here}`, place, there)];
        }).flat();
      }),
      ...strange.map((item) => ({
        ...locateText(seeds, `'${String(item['id'])}'`),
        message: `navigation_menu has the place ${String(item['place'])}, and ${source.file} has no such list. Remove the row, or add the list.`,
      })),
    ];
  },
};
