import { languages, routes } from '@duneline/specs/site';
import { adminSections } from '../../../apps/site/src/features/app-frame/sections.ts';
import { views } from '../../../apps/site/src/lib/trader/dashboardAddress.ts';
import { pagesName, type SitePage } from './sitePages.ts';

const sections = adminSections.flatMap((group) => group.sections.map(({ id }) => id));

/** Every screen behind a sign-in, and who works there. */
const screens: readonly Required<Pick<SitePage, 'id' | 'path' | 'persona'>>[] = [
  ...views.map((view) => ({ id: `dashboard-${view}`, path: `/dashboard?view=${view}`, persona: 'trader' as const })),
  ...routes.filter(({ kind }) => kind === 'affiliate').map(({ id, path }) => ({ id, path, persona: 'affiliate' as const })),
  ...sections.map((id) => ({ id: `admin-${id || 'overview'}`, path: `/admin/${id}`, persona: 'admin' as const })),
];

/** It shows the code of a new link, which is drawn at random. */
const unpictured = '/affiliate-dashboard/tools';

/** The screens behind a sign-in, once per language: in English on a desk in the dark theme, in Arabic on a phone in the light one. */
export function readGuardedPages(): SitePage[] {
  return screens.flatMap(({ id, path, persona }) =>
    languages.map(({ id: language, direction }, index) => ({
      id: `${pagesName}--${index === 0 ? '' : `${language}-`}${id}`,
      path: index === 0 ? path : `/${language}${path}`,
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
