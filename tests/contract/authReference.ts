import { administration } from './authReference/administration.ts';
import { conventions } from './authReference/conventions.ts';
import { person } from './authReference/person.ts';
import { codes } from './authReference/codes.ts';
import { providers } from './authReference/providers.ts';
import { secondFactors } from './authReference/secondFactors.ts';
import { sessions } from './authReference/sessions.ts';
import { signIn } from './authReference/signIn.ts';

/**
 * The test file below `tests/contract` (`auth/…`, `jwt/…`: below `packages/mocks/src`), then the titles from the outside in; for
 * a table, the case's name.
 */
export type Proof = readonly [file: string, ...titles: [string, ...string[]]];

/** The sentence about a row in packages/mocks/README.md under "Not implemented". */
export interface OutOfScope {
  readonly outOfScope: string;
}

/** Rows of one section of the reference, with our own names. */
export type Rows = Readonly<Record<string, Proof | OutOfScope>>;

/** The auth service's behavior, by rows of its reference, with the test that proves each row. */
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
