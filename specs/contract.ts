/**
 * The types that `npm run gen` fills: a compiled specs directory. The generated files satisfy them; the mocks and the model
 * tests use them. Types only, so nothing of this is in a bundle.
 */
export type * from './contract/sql.ts';
export type * from './contract/database.ts';
export type * from './contract/service.ts';
export type * from './contract/scenario.ts';
export type * from './contract/auth.ts';
export type * from './contract/backend.ts';
export type * from './contract/statechart.ts';
