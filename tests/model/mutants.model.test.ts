import { mutantsOf, walkRow } from '@duneline/machines/testing';
import { statecharts } from '@duneline/specs/statecharts';
import { afterAll, expect, it } from 'vitest';
import { machines } from './machines.ts';

let made = 0;
let killed = 0;

it.each(Object.values(statecharts))(
  '$name: a row fails for every negated guard, other target, dropped action and halved delay',
  (table) => {
    const { machine } = machines[table.name as keyof typeof machines];
    const mutants = mutantsOf(machine);
    const rows = [...table.rows];
    const survivors = mutants.filter(({ machine: mutated }) => {
      const killer = rows.findIndex((row) => walkRow(mutated, table, row).length > 0);
      // The next mutant usually changes the same transition, so the row that detected this one is tested first.
      if (killer > 0) rows.unshift(...rows.splice(killer, 1));
      return killer < 0;
    });
    made += mutants.length;
    killed += mutants.length - survivors.length;
    expect(mutants.length).toBeGreaterThan(0);
    expect(survivors.map(({ name }) => name)).toEqual([]);
  },
);

afterAll(() => {
  console.log(
    `Mutation of the machines: ${killed} of ${made} mutants killed by walking the rows (${Math.floor((100 * killed) / made)} %).`,
  );
});
