import { brand, languages, routes } from '@duneline/specs/site';
import { pathOf, sectionsOf, type AreaId, type Section } from '../../../apps/site/src/lib/areas/areas.ts';
import { dashboardAddress } from '../../../apps/site/src/lib/trader/dashboardAddress.ts';
import { pagesName, type SitePage } from './sitePages.ts';

/** The trader's sections share a path, the admin's a route; each of the affiliate's is a route with a title of its own. */
const titleOf = (path: string) => routes.find((route) => route.path.replace(/\/\*$/, '') === path)?.title;
const screen = (area: AreaId, persona: SitePage['persona'], { id }: Section, path: string, title: string) => ({
  id: `${area}-${id}`,
  path,
  title: `${title} | ${brand.name}`,
  persona,
});

/** Every screen behind a sign-in, and who works there. */
const screens = [
  ...sectionsOf('dashboard').map((section) => {
    const path = dashboardAddress({ view: section.id, account: null });
    return screen('dashboard', 'trader', section, path, `${section.label} | ${titleOf(pathOf('dashboard'))}`);
  }),
  ...sectionsOf('affiliate').map((section) => {
    const path = pathOf('affiliate') + section.path;
    return screen('affiliate', 'affiliate', section, path, titleOf(path) ?? '');
  }),
  ...sectionsOf('admin').map((section) =>
    screen('admin', 'admin', section, pathOf('admin') + section.path, `${section.label} | ${titleOf(pathOf('admin'))}`),
  ),
];

/** It shows the code of a new link, which is drawn at random. */
const unpictured = '/affiliate-dashboard/tools';

/** The screens behind a sign-in, once per language: in English on a desk in the dark theme, in Arabic on a phone in the light one. */
export function readGuardedPages(): SitePage[] {
  return screens.flatMap(({ id, path, title, persona }) =>
    languages.map(({ id: language, direction }, index) => ({
      id: `${pagesName}--${index === 0 ? '' : `${language}-`}${id}`,
      path: index === 0 ? path : `/${language}${path}`,
      ...(index === 0 && { title }),
      direction,
      width: index === 0 ? 1280 : 360,
      ...(path !== unpictured && { pictured: index === 0 ? 'dark' : 'light' }),
      hasTree: false,
      persona,
      isMissing: false,
      exceptions: {},
    })),
  );
}
