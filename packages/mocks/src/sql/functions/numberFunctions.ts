import { calculate, roundTo, toNumber } from '../arithmetic.ts';
import { compareNumbers } from '../Numeric.ts';
import { PgError } from '../PgError.ts';

/** Number functions that return NULL if an argument is NULL. */
export const numberFunctions = {
  abs: (value: unknown) => (compareNumbers(toNumber(value), 0) < 0 ? calculate('*', toNumber(value), -1) : toNumber(value)),
  sign: (value: unknown) => Math.sign(compareNumbers(toNumber(value), 0)),
  floor: (value: unknown) => roundTo(toNumber(value), 0, 'floor'),
  ceil: (value: unknown) => roundTo(toNumber(value), 0, 'ceiling'),
  ceiling: (value: unknown) => roundTo(toNumber(value), 0, 'ceiling'),
  trunc: (value: unknown, digits: unknown = 0) => roundTo(toNumber(value), Number(digits), 'zero'),
  round: (value: unknown, digits: unknown = 0) => roundTo(toNumber(value), Number(digits)),
  mod: (left: unknown, right: unknown) => calculate('%', toNumber(left), toNumber(right)),
  div: (left: unknown, right: unknown) => {
    if (Number(toNumber(right)) === 0) throw new PgError('22012', 'division by zero');
    return Math.trunc(Number(toNumber(left)) / Number(toNumber(right)));
  },
  power: (base: unknown, exponent: unknown) => Number(toNumber(base)) ** Number(toNumber(exponent)),
  sqrt: (value: unknown) => {
    if (Number(toNumber(value)) < 0) throw new PgError('2201F', 'cannot take square root of a negative number');
    return Math.sqrt(Number(toNumber(value)));
  },
};
