/**
 * The shapes that `npm run gen` fills: what a specs directory looks like once it is compiled. Hand-written; the generated
 * files satisfy it, the mocks and the model tests consume it. Types only, so nothing here reaches a bundle.
 */
export type * from './contract/sql.ts';
export type * from './contract/database.ts';
export type * from './contract/service.ts';
export type * from './contract/scenario.ts';
export type * from './contract/auth.ts';
export type * from './contract/backend.ts';
export type * from './contract/statechart.ts';
