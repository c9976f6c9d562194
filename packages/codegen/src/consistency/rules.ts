import type { Rule } from './Rule.ts';
import { affiliateApplication } from './rules/affiliateApplication.ts';
import { affiliateProgram } from './rules/affiliateProgram.ts';
import { americanSpelling } from './rules/americanSpelling.ts';
import { arabicGlossary } from './rules/arabicGlossary.ts';
import { authSettings } from './rules/authSettings.ts';
import { bonusBase } from './rules/bonusBase.ts';
import { catalogueSeed } from './rules/catalogueSeed.ts';
import { claimScope } from './rules/claimScope.ts';
import { claims } from './rules/claims.ts';
import { comingSoon } from './rules/comingSoon.ts';
import { contactForm } from './rules/contactForm.ts';
import { drawdownMethod } from './rules/drawdownMethod.ts';
import { errorCodes } from './rules/errorCodes.ts';
import { looseFigures } from './rules/looseFigures.ts';
import { namedFigures } from './rules/namedFigures.ts';
import { navigationSeed } from './rules/navigationSeed.ts';
import { newsRule } from './rules/newsRule.ts';
import { operationRules } from './rules/operationRules.ts';
import { paymentMethods } from './rules/paymentMethods.ts';
import { personas } from './rules/personas.ts';
import { restrictedCountries } from './rules/restrictedCountries.ts';
import { returnPeriod } from './rules/returnPeriod.ts';
import { routeScreens } from './rules/routeScreens.ts';
import { routeSeo } from './rules/routeSeo.ts';
import { rulebook } from './rules/rulebook.ts';
import { rulesCatalogue } from './rules/rulesCatalogue.ts';
import { rulesDatabase } from './rules/rulesDatabase.ts';
import { sampleContent } from './rules/sampleContent.ts';
import { scenarios } from './rules/scenarios.ts';
import { timers } from './rules/timers.ts';

/** All consistency rules. */
export const rules: readonly Rule[] = [
  catalogueSeed,
  rulesCatalogue,
  rulesDatabase,
  rulebook,
  drawdownMethod,
  namedFigures,
  looseFigures,
  claims,
  claimScope,
  sampleContent,
  newsRule,
  bonusBase,
  returnPeriod,
  comingSoon,
  americanSpelling,
  arabicGlossary,
  routeScreens,
  routeSeo,
  navigationSeed,
  paymentMethods,
  restrictedCountries,
  affiliateProgram,
  affiliateApplication,
  contactForm,
  authSettings,
  timers,
  errorCodes,
  operationRules,
  scenarios,
  personas,
];
