// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export * from './content/faq.gen.ts';
export * from './content/features.gen.ts';
export * from './content/hallOfFame.gen.ts';
export * from './content/payouts.gen.ts';
export * from './content/stats.gen.ts';
export * from './content/testimonials.gen.ts';
