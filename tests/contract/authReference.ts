import { administration } from './authReference/administration.ts';
import { conventions } from './authReference/conventions.ts';
import { person } from './authReference/person.ts';
import { codes } from './authReference/codes.ts';
import { providers } from './authReference/providers.ts';
import { secondFactors } from './authReference/secondFactors.ts';
import { sessions } from './authReference/sessions.ts';
import { signIn } from './authReference/signIn.ts';

/** The file of a test below `tests/contract` (`auth/…`, `jwt/…`: below `packages/mocks/src`), then its titles from the outside in; in a table, the name of the case. */
export type Proof = readonly [file: string, ...titles: [string, ...string[]]];

/** The sentence about a row in packages/mocks/README.md under "Not implemented". */
export interface OutOfScope {
  readonly outOfScope: string;
}

/** Rows of one section of the reference, by names of our own. */
export type Rows = Readonly<Record<string, Proof | OutOfScope>>;

/** How the auth service answers, row by row of the reference that issue 4 is built on, and where each row is proved. */
export const authReference: Readonly<Record<string, Rows>> = {
  ...conventions,
  ...sessions,
  ...person,
  ...signIn,
  ...codes,
  ...providers,
  ...secondFactors,
  ...administration,
};
