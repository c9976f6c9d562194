import { startOnBench } from '@duneline/machines/testing';
import { statecharts } from '@duneline/specs/statecharts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { machines } from './machines.ts';
import type { Moment } from './moment.ts';

describe.each(Object.values(statecharts))('$name', (table) => {
  const { machine, invariants } = machines[table.name as keyof typeof machines];

  it('has a predicate for every invariant of its table', () => {
    expect(Object.keys(invariants)).toEqual(table.invariants.map((invariant) => invariant.name));
  });

  it.each(table.invariants)('holds after any sequence of events: $text', (invariant) => {
    const holds = invariants[invariant.name];
    const inputs = [{}, ...table.rows.map(({ input }) => ({ ...input }))];
    const lives = fc.tuple(fc.constantFrom(...inputs), fc.array(fc.constantFrom(...table.rows), { maxLength: 25 }));
    const run = fc.check(
      fc.property(lives, ([input, rows]) => {
        const bench = startOnBench(machine, { ...table.input, ...input });
        return rows.every((row) => {
          const before = bench.snapshot();
          const steps = bench.play(row);
          const moment: Moment = { row, steps, before, after: bench.snapshot() };
          return holds?.(moment) === true;
        });
      }),
      { numRuns: 300 },
    );
    expect(run.counterexample).toBeNull();
  });
});
