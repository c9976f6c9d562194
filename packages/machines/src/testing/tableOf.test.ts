import { and, createMachine, fromPromise, not, stateIn } from 'xstate';
import { describe, expect, it } from 'vitest';
import { played, rowsOf } from './derivedTable.test-support.ts';
import { tableOf } from './tableOf.ts';
import { walkRow } from './walkRow.ts';

/** A region of two states, between which an event goes back and forth. */
const toggle = (first: string, second: string, event: string) => ({
  initial: first,
  states: { [first]: { on: { [event]: second } }, [second]: { on: { [event]: first } } },
});

/** Written as others write machines: nothing in `setup`, effects in place, a parallel state, transitions of the machine itself. */
const television = createMachine({
  id: 'television',
  description: 'A television with a remote control.',
  initial: 'off',
  on: { 'plug.pull': { target: '.off', description: 'Any time.' } },
  states: {
    off: { description: 'It is dark.', on: { 'power.press': 'tuning' } },
    tuning: {
      invoke: { src: fromPromise(() => Promise.reject(new Error('no network'))), onDone: 'on', onError: 'off' },
    },
    on: {
      type: 'parallel',
      tags: 'loud',
      entry: () => {},
      on: { 'power.press': 'off' },
      states: {
        sound: toggle('audible', 'muted', 'mute.press'),
        picture: {
          initial: 'channel',
          states: { channel: { after: { 5000: 'ended' } }, ended: { type: 'final', entry: 'dim' } },
        },
      },
    },
  },
});

describe('the table derived from a machine', () => {
  it('has its states, with what they do on entry, and the machine itself where transitions start from it', () => {
    const table = tableOf(television);
    expect(table).toMatchObject({ name: 'television', summary: 'A television with a remote control.', initial: 'off' });
    expect(table.states).toMatchObject({
      '': { summary: 'A television with a remote control.' },
      off: { summary: 'It is dark.' },
      on: { summary: 'On entry: unnamed.', tags: ['loud'], initialLeaves: ['on.sound.audible', 'on.picture.channel'] },
      'on.picture.ended': { summary: 'On entry: dim.', isFinal: true },
    });
  });

  it('has a row for each transition, with its description as the clause', () => {
    expect(rowsOf(television)).toEqual([
      ' | plug.pull |  | off',
      'off | power.press |  | tuning',
      'tuning | done tuningActor |  | on',
      'tuning | error tuningActor |  | off',
      'on | power.press |  | off',
      'on.sound.audible | mute.press |  | on.sound.muted',
      'on.sound.muted | mute.press |  | on.sound.audible',
      'on.picture.channel | after 5000 |  | on.picture.ended',
    ]);
    expect(tableOf(television).rows[0]?.clause).toBe('Any time.');
  });

  it('is what the machine does in every region, and no row of it with another target is', () => {
    const table = tableOf(television);
    expect(table.rows.flatMap((row) => walkRow(television, table, row))).toEqual([]);
    for (const row of table.rows) expect(walkRow(television, table, { ...row, to: 'nowhere' })).not.toEqual([]);
  });

  it('tells guards without a name apart, and names what others are made of', () => {
    const guards = { isPlugged: () => true, isLocked: () => false };
    const machine = createMachine(
      {
        initial: 'a',
        states: {
          a: {
            on: {
              go: [
                { guard: () => false, target: 'b' },
                { guard: () => true, target: 'c' },
                { guard: and(['isPlugged', not('isLocked')]), target: 'b' },
                { guard: stateIn('c'), target: 'b' },
                { guard: { type: 'isAbove', params: { floor: 3 } }, target: 'c' },
                { target: 'a' },
              ],
            },
          },
          b: {},
          c: {},
        },
      },
      { guards },
    );
    expect(tableOf(machine).rows.map(({ guard }) => guard)).toEqual([
      'guard 1',
      'guard 2',
      'and(isPlugged, not isLocked)',
      'stateIn "c"',
      'isAbove {"floor":3}',
      'not isAbove {"floor":3}',
    ]);
    expect(played(machine, 'a | go')).toBe('c');
  });

  it('leaves out refusals, and mentions actors whose answers have no transition', () => {
    const machine = createMachine({
      initial: 'a',
      invoke: { id: 'clock', src: 'clock' },
      states: { a: { on: { go: { guard: 'isOpen', target: 'b' } } }, b: {} },
    });
    expect(rowsOf(machine)).toEqual(['a | go | isOpen | b']);
    expect(tableOf(machine).states['']?.summary).toBe('Invokes clock.');
  });

  it('takes a history as a way into its parent', () => {
    const machine = createMachine({
      initial: 'off',
      states: {
        off: { on: { resume: 'on.last' } },
        on: {
          initial: 'low',
          on: { stop: 'off' },
          states: { low: { on: { more: 'high' } }, high: {}, last: { type: 'history' } },
        },
      },
    });
    expect(Object.keys(tableOf(machine).states)).toEqual(['off', 'on', 'on.low', 'on.high']);
    expect(rowsOf(machine)).toContain('off | resume |  | on.low');
    expect(played(machine, 'off | resume', 'on.low | more', 'on | stop', 'off | resume')).toEqual({ on: 'high' });
  });
});
