import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { example, LENGTHS, MOST_SALES, program, queryOf, readPlan } from './plan.ts';

describe('a plan in the address', () => {
  it('is read as it was written', () => {
    const size = program.tiers.length;
    const sales = fc.array(fc.nat({ max: MOST_SALES }), { minLength: size, maxLength: size });
    fc.assert(
      fc.property(fc.record({ sales, months: fc.constantFrom(...LENGTHS) }), (plan) => {
        expect(readPlan(new URLSearchParams(queryOf(plan)))).toEqual(plan);
      }),
    );
  });

  it('needs no word for the example', () => expect(queryOf(example)).toBe(''));

  it.each(['', 'sales=1-2', 'sales=1-2-3-4-5-99', 'sales=a-b-c-d-e-f', 'sales=-1-2-3-4-5-6', 'months=13', 'months=1e1'])(
    'counts %j as not said',
    (query) => expect(readPlan(new URLSearchParams(query))).toEqual(example),
  );
});
