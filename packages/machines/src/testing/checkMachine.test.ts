import { fromPromise, setup } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import { describe, expect, it } from 'vitest';
import { checkMachine } from './checkMachine.ts';
import { compareTable } from './compareTable.ts';
import { mutantsOf } from './mutants.ts';
import { walkRow } from './walkRow.ts';

/** A kettle: it boils if there is water, reads a thermometer, and switches itself off after five seconds. */
const kettle = setup({
  types: { context: {} as { readonly litres: number; readonly celsius: number }, input: {} as { readonly litres: number } },
  actors: { readCelsius: fromPromise<number>(() => Promise.reject(new Error('no thermometer'))) },
  actions: { beep: () => {}, report: () => {} },
  guards: { hasWater: ({ context }) => context.litres > 0 },
  delays: { boiling: 5000 },
}).createMachine({
  id: 'kettle',
  context: ({ input }) => ({ litres: input.litres, celsius: 20 }),
  initial: 'off',
  states: {
    off: { on: { 'kettle.start': { guard: 'hasWater', target: 'on.heating' } } },
    on: {
      tags: 'hot',
      initial: 'heating',
      on: { 'kettle.stop': { target: 'off' } },
      states: {
        heating: {
          invoke: { src: 'readCelsius', onDone: { target: 'boiling' }, onError: { target: '#kettle.off', actions: 'report' } },
        },
        boiling: { after: { boiling: { target: '#kettle.off', actions: 'beep' } } },
      },
    },
  },
});

function row(line: number, from: string, event: string, guard: string | null, to: string, actions: string[] = []): StatechartRow {
  return { line, from, event, guard, to, actions };
}

const rows: readonly StatechartRow[] = [
  row(1, 'off', 'kettle.start', 'hasWater', 'on.heating'),
  { ...row(2, 'off', 'kettle.start', 'not hasWater', 'off'), input: { litres: 0 }, expect: { litres: 0 } },
  row(3, 'on', 'kettle.stop', null, 'off'),
  { ...row(4, 'on.heating', 'done readCelsius', null, 'on.boiling'), example: { output: 95 }, expect: { litres: 1 } },
  row(5, 'on.heating', 'error readCelsius', null, 'off', ['report']),
  row(6, 'on.boiling', 'after 5000', null, 'off', ['beep']),
];

function tableWith(changes: Partial<StatechartTable>): StatechartTable {
  return {
    name: 'kettle',
    file: 'statecharts/kettle.table.yaml',
    summary: 'A kettle.',
    initial: 'off',
    input: { litres: 1 },
    states: {
      off: { summary: 'Cold.' },
      on: { summary: 'Hot.', tags: ['hot'] },
      'on.heating': { summary: 'Heating.' },
      'on.boiling': { summary: 'Boiling.' },
    },
    rows,
    invariants: [],
    ...changes,
  };
}

function changed(line: number, change: Partial<StatechartRow>): StatechartTable {
  return tableWith({ rows: rows.map((other) => (other.line === line ? { ...other, ...change } : other)) });
}

describe('a machine that does what its table says', () => {
  it('has nothing to report', () => {
    expect(checkMachine(kettle, tableWith({}))).toEqual([]);
  });
});

describe('a table that says something else than its machine', () => {
  const differences: readonly (readonly [string, StatechartTable, string])[] = [
    ['a row without a transition', tableWith({ rows: [...rows, row(9, 'off', 'kettle.stop', null, 'off')] }), 'Line 9'],
    ['a transition without a row', tableWith({ rows: rows.slice(0, -1) }), "'on.boiling | after 5000 | ' has no row"],
    ['a missing refusal', tableWith({ rows: rows.filter(({ line }) => line !== 2) }), 'not hasWater'],
    ['another target', changed(3, { to: 'on.boiling' }), 'Line 3'],
    ['another action', changed(5, { actions: ['beep'] }), 'Line 5'],
    ['another delay', changed(6, { event: 'after 4000' }), 'Line 6'],
    ['another guard', changed(1, { guard: 'hasPower' }), 'Line 1'],
    ['another initial state', tableWith({ initial: 'on.heating' }), 'starts in'],
    ['other tags', tableWith({ states: { ...tableWith({}).states, off: { summary: 'Cold.', tags: ['hot'] } } }), 'has the tags'],
    ['another state', tableWith({ states: { ...tableWith({}).states, broken: { summary: 'Broken.' } } }), "State 'broken'"],
    ['another context', changed(4, { expect: { celsius: 95 } }), 'Line 4'],
  ];

  it.each(differences)('is reported: %s', (_, table, words) => {
    expect(checkMachine(kettle, table).join('\n')).toContain(words);
  });
});

describe('a machine that does something else than its table', () => {
  it('is reported for every mutant', () => {
    const table = tableWith({});
    const mutants = mutantsOf(kettle);
    const survivors = mutants.filter(({ machine }) => table.rows.every((tried) => walkRow(machine, table, tried).length === 0));
    expect(mutants.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['guard hasWater negated', 'delay boiling halved', 'off kettle.start: target on.boiling']),
    );
    expect(survivors.map(({ name }) => name)).toEqual([]);
  });

  it('is made for every other target, its own state included, and for none that changes nothing', () => {
    const names = mutantsOf(kettle).map(({ name }) => name);
    expect(names.filter((name) => name.includes('onDone: target'))).toEqual([
      'heating invoke onDone: target off',
      'heating invoke onDone: target on.heating',
    ]);
    expect(names.filter((name) => name.includes('kettle.stop: target'))).toEqual([
      'kettle.stop: target on.heating',
      'kettle.stop: target on.boiling',
    ]);
  });

  it('is reported when a refused event is taken', () => {
    const table = changed(2, { input: { litres: 1 }, expect: {} });
    expect(checkMachine(kettle, table)).toEqual([
      expect.stringContaining("'off | kettle.start | hasWater' happens instead"),
      expect.stringContaining('it leads to'),
      expect.stringContaining('not in'),
    ]);
  });

  it('is reported when it has actions without a name', () => {
    const machine: AnyStateMachine = setup({}).createMachine({
      id: 'kettle',
      initial: 'off',
      states: { off: { on: { go: { actions: () => {} } } } },
    });
    expect(compareTable(machine, tableWith({})).join('\n')).toContain('off | go');
  });
});

describe('a guard that lets nothing happen at once', () => {
  const lamp = setup({
    types: { context: {} as { readonly isNight: boolean }, input: {} as { readonly isNight: boolean } },
    guards: { isNight: ({ context }) => context.isNight },
  }).createMachine({
    id: 'lamp',
    context: ({ input }) => input,
    initial: 'dark',
    states: { dark: { always: { guard: 'isNight', target: 'lit' } }, lit: {} },
  });
  const table = tableWith({
    name: 'lamp',
    initial: 'dark',
    input: { isNight: false },
    states: { dark: { summary: 'Dark.' }, lit: { summary: 'Lit.' } },
  });
  const night = { ...row(1, 'dark', 'always', 'isNight', 'lit'), input: { isNight: true } };
  const day = row(2, 'dark', 'always', 'not isNight', 'dark');

  it('keeps the machine where it is', () => {
    expect(checkMachine(lamp, { ...table, rows: [night, day] })).toEqual([]);
  });

  it('is reported when it lets it happen', () => {
    const wrong = { ...day, input: { isNight: true } };
    expect(checkMachine(lamp, { ...table, rows: [night, wrong] }).join('\n')).toContain(
      "'dark | always | isNight' happens instead",
    );
  });
});
