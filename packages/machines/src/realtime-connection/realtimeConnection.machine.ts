import { assign, setup } from 'xstate';
import { realtimeTimes } from './realtimeTimes.ts';

export interface RealtimeConnectionInput {
  /** Number of consecutive failed attempts. @default 0 */
  readonly failures?: number;
}

export type RealtimeConnectionContext = Required<RealtimeConnectionInput>;

export type RealtimeConnectionEvent =
  | { readonly type: 'connection.open' }
  | { readonly type: 'connection.close' }
  | { readonly type: 'socket.open' }
  | { readonly type: 'channel.join' }
  | { readonly type: 'socket.close' }
  | { readonly type: 'heartbeat.reply' };

const { openMs, heartbeatMs, retryMs } = realtimeTimes;
const attempt = { target: '#realtime-connection.away.connecting', actions: 'openSocket' } as const;

/**
 * The socket on which a page follows published changes (spec §9): opened, kept alive, reopened after 1, 2, 5 and then every 10 seconds.
 * Pages follow it without XState; a test compares them with this machine.
 */
export const realtimeConnectionMachine = setup({
  types: {
    input: undefined as RealtimeConnectionInput | undefined,
    context: {} as RealtimeConnectionContext,
    events: {} as RealtimeConnectionEvent,
    tags: {} as 'open' | 'pending',
  },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    /** Provided: opens a socket, and reports `socket.open`, `channel.join`, `socket.close` and `heartbeat.reply`. */
    openSocket: () => {},
    /** Provided: closes the socket; its later events are ignored. */
    closeSocket: () => {},
    /** Provided: sends a heartbeat. */
    sendHeartbeat: () => {},
  },
  guards: {
    isFirstFailure: ({ context }) => context.failures === 0,
    isSecondFailure: ({ context }) => context.failures === 1,
    isThirdFailure: ({ context }) => context.failures === 2,
  },
}).createMachine({
  id: 'realtime-connection',
  context: ({ input }) => ({ failures: 0, ...input }),
  initial: 'away',
  states: {
    away: {
      initial: 'closed',
      states: {
        closed: { on: { 'connection.open': { target: 'connecting', actions: 'openSocket' } } },
        connecting: {
          tags: 'pending',
          after: { [openMs]: { target: '#realtime-connection.lost', actions: 'closeSocket' } },
          on: {
            'socket.open': { target: '#realtime-connection.open.alive' },
            'socket.close': { target: '#realtime-connection.lost' },
            'connection.close': { target: 'closed', actions: ['closeSocket', 'forgetFailures'] },
          },
        },
        waiting: {
          tags: 'pending',
          initial: 'first',
          on: { 'connection.close': { target: 'closed', actions: 'forgetFailures' } },
          states: {
            first: { after: { [retryMs[0]]: attempt } },
            second: { after: { [retryMs[1]]: attempt } },
            third: { after: { [retryMs[2]]: attempt } },
            later: { after: { [retryMs[3]]: attempt } },
          },
        },
      },
    },
    lost: {
      tags: 'pending',
      always: [
        { guard: 'isFirstFailure', target: 'away.waiting.first', actions: 'countFailure' },
        { guard: 'isSecondFailure', target: 'away.waiting.second', actions: 'countFailure' },
        { guard: 'isThirdFailure', target: 'away.waiting.third', actions: 'countFailure' },
        { target: 'away.waiting.later', actions: 'countFailure' },
      ],
    },
    open: {
      tags: 'open',
      initial: 'alive',
      on: {
        'channel.join': { actions: 'forgetFailures' },
        'socket.close': { target: 'lost' },
        'connection.close': { target: 'away.closed', actions: ['closeSocket', 'forgetFailures'] },
      },
      states: {
        alive: { after: { [heartbeatMs]: { target: 'unanswered', actions: 'sendHeartbeat' } } },
        unanswered: {
          after: { [heartbeatMs]: { target: '#realtime-connection.lost', actions: 'closeSocket' } },
          on: { 'heartbeat.reply': { target: 'alive' } },
        },
      },
    },
  },
});
