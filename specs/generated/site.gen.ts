// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export * from './site/affiliate.gen.ts';
export * from './site/areas.gen.ts';
export * from './site/brand.gen.ts';
export * from './site/catalogue.gen.ts';
export * from './site/claims.gen.ts';
export * from './site/contact.gen.ts';
export * from './site/economicEvents.gen.ts';
export * from './site/errors.gen.ts';
export * from './site/footerNavigation.gen.ts';
export * from './site/instruments.gen.ts';
export * from './site/languages.gen.ts';
export * from './site/navigation.gen.ts';
export * from './site/payouts.gen.ts';
export * from './site/privacy.gen.ts';
export * from './site/redirects.gen.ts';
export * from './site/restrictedCountries.gen.ts';
export * from './site/routeDescriptions.gen.ts';
export * from './site/routes.gen.ts';
export * from './site/rulebook.gen.ts';
export * from './site/sampleCopy.gen.ts';
export * from './site/samplePaths.gen.ts';
export * from './site/scalingPlan.gen.ts';
export * from './site/tradingConditions.gen.ts';
export * as rules from './site/rules.gen.ts';
export type { LegalSection } from './site/legal.gen.ts';
export * as content from './site/content.gen.ts';
export type * from './site/content/shapes.gen.ts';
