import type { SitePart } from './part.ts';
import { brandPart } from './parts/brand.ts';
import { cataloguePart } from './parts/catalogue.ts';
import { claimsPart } from './parts/claims.ts';
import { faqPart, featuresPart, hallOfFamePart, payoutEntriesPart, statsPart, testimonialsPart } from './parts/content.ts';
import { errorsPart } from './parts/errors.ts';
import { languagesPart } from './parts/languages.ts';
import { navigationPart } from './parts/navigation.ts';
import { routesPart } from './parts/routes.ts';
import { rulebookPart } from './parts/rulebook.ts';
import { rulesPart } from './parts/rules.ts';

/** In dependency order. */
export const parts: readonly SitePart[] = [
  languagesPart,
  brandPart,
  routesPart,
  navigationPart,
  rulesPart,
  cataloguePart,
  rulebookPart,
  claimsPart,
  errorsPart,
  payoutEntriesPart,
  testimonialsPart,
  hallOfFamePart,
  featuresPart,
  statsPart,
  faqPart,
];
