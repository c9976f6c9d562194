import { compareTable, tableOf, walkRow } from '@duneline/machines/testing';
import { statecharts } from '@duneline/specs/statecharts';
import { describe, expect, it } from 'vitest';
import { machines } from './machines.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The table row that the test checks; Storybook shows its result in the chart. */
    row?: { readonly table: string; readonly line: number };
  }
}

it('has a machine for every table, and a table for every machine', () => {
  expect(Object.keys(machines).toSorted()).toEqual(Object.keys(statecharts).toSorted());
});

describe.each(Object.values(statecharts))('$name', (table) => {
  const { machine } = machines[table.name as keyof typeof machines];

  it('has a row for every transition, and a transition for every row', () => {
    expect(compareTable(machine, table)).toEqual([]);
  });

  it('yields the written table from its config, without the rows of refused events', () => {
    const own = tableOf(machine);
    const known = ({ from, event, guard, to, actions }: (typeof table.rows)[number]) => ({ from, event, guard, to, actions });
    const keyed = (rows: typeof table.rows) =>
      rows.map(known).toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
    const says = new Set(own.rows.map((row) => JSON.stringify(known(row))));
    const left = table.rows.filter((row) => !says.has(JSON.stringify(known(row))));
    expect(own.initial).toBe(table.initial);
    expect(Object.keys(own.states).filter(Boolean).toSorted()).toEqual(Object.keys(table.states).toSorted());
    expect(keyed(own.rows)).toEqual(keyed(table.rows.filter((row) => !left.includes(row))));
    for (const row of left) expect(row).toMatchObject({ guard: expect.stringMatching(/^not /), to: row.from, actions: [] });
  });

  it.for(table.rows.map((row) => ({ ...row, guard: row.guard ?? 'always so' })))(
    'line $line: $from, on $event ($guard), goes to $to',
    ({ line }, { task }) => {
      task.meta.row = { table: table.name, line };
      const rows = table.rows.filter((row) => row.line === line);
      expect(rows).toHaveLength(1);
      expect(rows.flatMap((row) => walkRow(machine, table, row))).toEqual([]);
    },
  );
});
