import { assign, createMachine, enqueueActions, fromCallback, fromPromise, log, raise, sendParent, spawnChild } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { startOnBench } from './bench.ts';
import { played, rowsOf } from './derivedTable.test-support.ts';
import { tableOf } from './tableOf.ts';
import { walkRow } from './walkRow.ts';

const effects: string[] = [];
const recordEffect = (what: string) => () => {
  effects.push(what);
};

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

  it('sends an actor’s snapshots when told to, not by themselves', () => {
    const invoke = { id: 'ticks', src: fromCallback(() => {}), onSnapshot: 'b' } as const;
    const machine = createMachine({ initial: 'a', states: { a: { invoke }, b: {} } });
    expect(rowsOf(machine)).toEqual(['a | snapshot ticks |  | b']);
    expect(startOnBench(machine, undefined).snapshot().value).toBe('a');
    expect(played(machine, 'a | snapshot ticks')).toBe('b');
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
