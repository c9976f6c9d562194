import {
  and,
  assign,
  createMachine,
  enqueueActions,
  fromCallback,
  fromPromise,
  log,
  not,
  raise,
  sendParent,
  spawnChild,
  stateIn,
} from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startOnBench } from './bench.ts';
import { tableOf } from './tableOf.ts';
import { walkRow } from './walkRow.ts';

const effects: string[] = [];
const recordEffect = (what: string) => () => {
  effects.push(what);
};
afterEach(() => {
  effects.length = 0;
});

const rowsOf = (machine: AnyStateMachine) =>
  tableOf(machine).rows.map(({ from, event, guard, to }) => `${from} | ${event} | ${guard ?? ''} | ${to}`);

/** Plays the rows that these texts begin, and returns the states of the machine afterwards. */
function played(machine: AnyStateMachine, ...beginnings: readonly string[]): unknown {
  const bench = startOnBench(machine, undefined);
  const { rows } = tableOf(machine);
  for (const beginning of beginnings) {
    const row = rows.find(({ from, event }) => `${from} | ${event}` === beginning);
    if (!row) throw new Error(`There is no row '${beginning}'.`);
    bench.play(row);
  }
  return bench.snapshot().value;
}

/** Written as others write machines: nothing in `setup`, effects in place, a parallel state, transitions of the machine itself. */
const television = createMachine({
  id: 'television',
  description: 'A television with a remote control.',
  initial: 'off',
  on: { 'plug.pull': { target: '.off', description: 'Any time.' } },
  states: {
    off: { description: 'It is dark.', on: { 'power.press': 'tuning' } },
    tuning: {
      invoke: { src: fromPromise(() => Promise.resolve(recordEffect('ask the network')())), onDone: 'on', onError: 'off' },
    },
    on: {
      type: 'parallel',
      tags: 'loud',
      entry: recordEffect('light up'),
      on: { 'power.press': 'off' },
      states: {
        sound: {
          initial: 'audible',
          states: { audible: { on: { 'mute.press': 'muted' } }, muted: { on: { 'mute.press': 'audible' } } },
        },
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

describe('a machine on the bench', () => {
  it('takes events called like triggers, and others with spaces, as events', () => {
    const on = { done: 'b', error: 'b', after: 'b', 'hang up now': 'b' } as const;
    const machine = createMachine({ initial: 'a', states: { a: { on }, b: {} } });
    for (const event of Object.keys(on)) expect(played(machine, `a | ${event}`)).toBe('b');
  });

  it('is complete when all that a state contains has ended', () => {
    const machine = createMachine({
      initial: 'form',
      states: {
        form: { initial: 'open', onDone: 'sent', states: { open: { on: { send: 'closed' } }, closed: { type: 'final' } } },
        sent: {},
      },
    });
    const table = tableOf(machine);
    expect(rowsOf(machine)).toContain('form | complete form |  | sent');
    expect(played(machine, 'form.open | send')).toBe('sent');
    expect(table.rows.flatMap((row) => walkRow(machine, table, row))).toEqual([]);
    for (const row of table.rows) expect(walkRow(machine, table, { ...row, to: 'nowhere' })).not.toEqual([]);

    const region = { initial: 'open', states: { open: { on: { end: 'closed' } }, closed: { type: 'final' } } } as const;
    const both = createMachine({
      initial: 'talk',
      states: { talk: { type: 'parallel', onDone: 'over', states: { a: region, b: region } }, over: {} },
    });
    expect(rowsOf(both)).toContain('talk | complete talk |  | over');
    expect(played(both, 'talk.a.open | end')).toBe('over');
  });

  it('lets the time of a delay pass that the machine computes, or only names, and of no other', () => {
    const machine = createMachine({
      type: 'parallel',
      states: {
        mail: { initial: 'a', states: { a: { after: { 'retry.wait': 'b' } }, b: { after: { later: 'c' } }, c: {} } },
        call: { initial: 'a', states: { a: { after: { 60_000: 'b' } }, b: {} } },
      },
    }).provide({ delays: { 'retry.wait': () => 9000 } });
    expect(rowsOf(machine)).toContain('mail.a | after retry.wait |  | mail.b');
    expect(played(machine, 'mail.a | after retry.wait')).toEqual({ mail: 'b', call: 'a' });
    expect(played(machine, 'mail.a | after retry.wait', 'mail.b | after later')).toEqual({ mail: 'c', call: 'a' });
  });

  it('sends an answer to the actor of the row’s state', () => {
    const state = { initial: 'asking', states: { asking: { invoke: { src: 'load', onDone: 'told' } }, told: {} } } as const;
    const machine = createMachine({ type: 'parallel', states: { x: state, y: state } });
    expect(played(machine, 'y.asking | done load')).toEqual({ x: 'asking', y: 'told' });
    const two = createMachine({
      initial: 'a',
      states: {
        a: {
          invoke: [
            { src: fromPromise(() => Promise.resolve(1)), onDone: 'b' },
            { src: fromPromise(() => Promise.resolve(2)), onDone: 'c' },
          ],
        },
        b: {},
        c: {},
      },
    });
    expect(played(two, 'a | done aActor2')).toBe('c');
    const twins = [
      { id: 'one', src: 'load', onDone: 'b' },
      { id: 'two', src: 'load', onDone: 'c' },
    ];
    const same = createMachine({ initial: 'a', states: { a: { invoke: twins }, b: {}, c: {} } });
    expect(played(same, 'a | done two')).toBe('c');
  });

  it('shows an actor’s snapshots when told to, not by themselves', () => {
    const count = ({ event }: { event: { snapshot?: { context?: { n?: number } } } }) => (event.snapshot?.context?.n ?? 0) > 0;
    const machine = createMachine({
      initial: 'a',
      states: {
        a: { invoke: { id: 'ticks', src: fromCallback(() => {}), onSnapshot: { guard: count as never, target: 'b' } } },
        b: {},
      },
    });
    const [row] = tableOf(machine).rows;
    expect(row?.event).toBe('snapshot ticks');
    const bench = startOnBench(machine, undefined);
    expect(bench.steps).toEqual([]);
    if (row) bench.play({ ...row, example: { snapshot: { context: { n: 1 } } } });
    expect(bench.snapshot().value).toBe('b');
  });

  it('ends a loop of transitions with an error', () => {
    const machine = createMachine({ initial: 'a', states: { a: { always: 'b' }, b: { always: 'a' } } });
    expect(startOnBench(machine, undefined).snapshot()).toMatchObject({ status: 'error', error: expect.any(Error) });
  });

  it('takes the `*` row with an event that has no row of its own', () => {
    const machine = createMachine({ initial: 'a', states: { a: { on: { go: 'b', '*': 'c' } }, b: {}, c: {} } });
    expect(played(machine, 'a | *')).toBe('c');
  });

  it('runs without effects: only built-in actions that affect transitions run', () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    const asked = fromPromise(() => Promise.resolve(recordEffect('ask')()));
    const addLater = enqueueActions(({ context, enqueue }, params) => {
      enqueue(recordEffect('enqueued'));
      enqueue('shine');
      enqueue.sendParent({ type: 'hello' });
      enqueue.assign({ count: Number(context['count']) + Number(Reflect.get(Object(params), 'by')) });
    });
    const machine = createMachine({
      context: ({ spawn }) => ({ count: 0, child: spawn('asked') }),
      entry: recordEffect('start'),
      exit: recordEffect('end'),
      initial: { target: 'a', actions: recordEffect('begin') },
      states: {
        a: {
          entry: ['shine', log('here'), sendParent({ type: 'hello' }), spawnChild('asked')],
          on: {
            go: {
              actions: [
                recordEffect('go'),
                assign({ count: ({ context }) => Number(context['count']) + 1 }),
                { type: 'addLater', params: { by: 10 } },
                raise({ type: 'next' }),
              ],
            },
            next: 'b',
          },
        },
        b: { always: { target: 'c', actions: recordEffect('pass') } },
        c: {},
      },
    }).provide({ actors: { asked }, actions: { shine: recordEffect('shine'), addLater } });
    const bench = startOnBench(machine, undefined);
    const go = tableOf(machine).rows.find(({ event }) => event === 'go');
    if (go) bench.play(go);
    expect(bench.snapshot()).toMatchObject({ status: 'active', value: 'c', context: { count: 11 } });
    expect(effects).toEqual([]);
    expect(print).not.toHaveBeenCalled();
  });
});
