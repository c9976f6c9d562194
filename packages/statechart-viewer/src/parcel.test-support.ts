import { fromPromise, setup } from 'xstate';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';

/** A parcel's delivery: nested states, guards, a delay, an actor, tags and final states in a small chart. */
export const parcelMachine = setup({
  types: { context: {} as { readonly stamps: number }, input: {} as { readonly stamps: number } },
  actors: { inspect: fromPromise<boolean>(() => Promise.reject(new Error('no inspector'))) },
  actions: { sing: () => {} },
  guards: { isStamped: ({ context }) => context.stamps > 0, isAllowed: ({ event }) => Reflect.get(event, 'output') === true },
}).createMachine({
  id: 'parcel',
  context: ({ input }) => ({ stamps: input.stamps }),
  initial: 'packed',
  states: {
    packed: { on: { 'parcel.post': { guard: 'isStamped', target: 'travelling' } } },
    travelling: {
      tags: 'moving',
      initial: 'road',
      on: { 'parcel.arrive': { target: 'delivered', actions: 'sing' } },
      states: {
        road: { after: { 86_400_000: { target: 'customs' } } },
        customs: {
          invoke: {
            src: 'inspect',
            onDone: [{ guard: 'isAllowed', target: 'road' }, { target: '#parcel.returned' }],
            onError: { target: '#parcel.returned' },
          },
        },
      },
    },
    delivered: { type: 'final' },
    returned: { type: 'final' },
  },
});

export const parcel: StatechartTable = {
  name: 'parcel',
  file: 'statecharts/parcel.table.yaml',
  summary: 'A parcel is posted, travels, waits at customs, and arrives or comes back.',
  initial: 'packed',
  input: { stamps: 1 },
  states: {
    packed: { summary: 'It lies on the table.' },
    travelling: { summary: 'It is on its way.', tags: ['moving'] },
    'travelling.road': { summary: 'A van has it.' },
    'travelling.customs': { summary: 'It is looked at.' },
    delivered: { summary: 'Somebody has it.', isFinal: true },
    returned: { summary: 'It is back.', isFinal: true },
  },
  rows: [
    row(10, 'packed', 'parcel.post', 'isStamped', 'travelling.road'),
    { ...row(11, 'packed', 'parcel.post', 'not isStamped', 'packed'), input: { stamps: 0 } },
    row(12, 'travelling.road', 'after 86400000', null, 'travelling.customs'),
    { ...row(13, 'travelling.customs', 'done inspect', 'isAllowed', 'travelling.road'), example: { output: true } },
    { ...row(14, 'travelling.customs', 'done inspect', 'not isAllowed', 'returned'), example: { output: false } },
    { ...row(15, 'travelling.customs', 'error inspect', null, 'returned'), example: { error: 'asleep' } },
    { ...row(16, 'travelling', 'parcel.arrive', null, 'delivered'), actions: ['sing'] },
  ],
  invariants: [],
};

function row(line: number, from: string, event: string, guard: string | null, to: string): StatechartRow {
  return { line, from, event, guard, to, actions: [] };
}
