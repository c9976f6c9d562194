import { brand, languages, routes } from '@duneline/specs/site';
import { labelOf, pathOf, sectionPath, sectionsOf, type AreaId, type SectionId } from '../../../apps/site/src/lib/areas/areas.ts';
import { pagesName, type SitePage } from './sitePages.ts';

const titleOf = (area: AreaId) => routes.find((route) => route.area === area)?.title ?? '';
const screensOf = (area: AreaId, persona: SitePage['persona']) =>
  sectionsOf(area).map(({ id, label, path }) => ({
    id: `${area}-${id}`,
    path: pathOf(area) + path,
    title: `${label} | ${titleOf(area)} | ${brand.name}`,
    persona,
  }));

/** The console's page of a record. */
const recordPage = (id: string, section: SectionId<'admin'>, record: string) => ({
  id: `admin-${id}`,
  path: `${sectionPath('admin', section)}/${record}`,
  // A number says which record it is, an id does not.
  title: `${/^\d+$/.test(record) ? `${record} | ` : ''}${labelOf('admin', section)} | ${titleOf('admin')} | ${brand.name}`,
  persona: 'admin' as const,
});

/** Of the pages of records, one that joins records of every kind, and those with a decision beside its evidence. */
const records = [
  recordPage('user', 'users', 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03'),
  recordPage('document', 'kyc', '52ab93c6-0faf-4777-abfb-70587e28f7ab'),
  recordPage('payout', 'payouts', '31016'),
  recordPage('affiliate-payout', 'affiliate-payouts', '9d58bf1b-4992-4cef-a2c4-e13a41b1ed38'),
  recordPage('application', 'affiliates', '4593b001-44cc-4946-ae1f-e255337d3cee'),
];

/** Every screen behind a sign-in, and who works there. */
const screens = [
  ...records,
  ...screensOf('dashboard', 'trader'),
  ...screensOf('affiliate', 'affiliate'),
  ...screensOf('admin', 'admin'),
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
