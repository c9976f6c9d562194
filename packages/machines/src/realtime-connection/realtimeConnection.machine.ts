import { assign, setup } from 'xstate';

/** The message for a connection without a key (spec §8). */
const missingKeyMessage = 'API key is required to connect to Realtime';

/** A message for the socket; the machine does not inspect it. */
export type RealtimeMessage = Readonly<Record<string, unknown>>;

export interface RealtimeConnectionInput {
  /** The project's public key, `''` if there is none. */
  readonly apiKey: string;
  /** Number of consecutive failed attempts. @default 0 */
  readonly failures?: number;
  /** Messages to send when connected, oldest first. @default [] */
  readonly buffer?: readonly RealtimeMessage[];
  /** Maximum number of buffered messages; the oldest is dropped. @default 100 (spec §9) */
  readonly bufferLimit?: number;
}

export interface RealtimeConnectionContext extends Required<RealtimeConnectionInput> {
  /** Why no connection was attempted, as a message for developers. */
  readonly problem: string | null;
}

export type RealtimeConnectionEvent =
  | { readonly type: 'connection.open' }
  | { readonly type: 'connection.close' }
  | { readonly type: 'socket.open' }
  | { readonly type: 'socket.close' }
  | { readonly type: 'heartbeat.reply' }
  | { readonly type: 'message.push'; readonly message: RealtimeMessage };

/**
 * A socket to the Realtime service (spec §9): opened, kept alive, reopened after 1, 2, 5 and then every 10 seconds. Provide
 * `openSocket`, `closeSocket`, `sendHeartbeat`, `sendMessage`, `flushBuffer`, `reportDropped`.
 */
export const realtimeConnectionMachine = setup({
  types: {
    input: {} as RealtimeConnectionInput,
    context: {} as RealtimeConnectionContext,
    events: {} as RealtimeConnectionEvent,
    tags: {} as 'open' | 'pending',
  },
  actions: {
    refuse: assign({ problem: missingKeyMessage }),
    clearProblem: assign({ problem: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    bufferMessage: assign(({ context, event }) =>
      event.type === 'message.push' ? { buffer: [...context.buffer, event.message].slice(-context.bufferLimit) } : {},
    ),
    clearBuffer: assign({ buffer: [] }),
    /** Provided: opens a socket, and reports `socket.open`, `socket.close` and `heartbeat.reply`. */
    openSocket: () => {},
    /** Provided: closes the socket; its later events are ignored. */
    closeSocket: () => {},
    /** Provided: sends a heartbeat. */
    sendHeartbeat: () => {},
    /** Provided: sends one message. */
    sendMessage: (_, _params: { readonly message: RealtimeMessage }) => {},
    /** Provided: sends the buffered messages, in order. */
    flushBuffer: (_, _params: { readonly messages: readonly RealtimeMessage[] }) => {},
    /** Provided: logs that the oldest message was dropped. */
    reportDropped: () => {},
  },
  guards: {
    isKeyPresent: ({ context }) => context.apiKey !== '',
    isBufferFull: ({ context }) => context.buffer.length >= context.bufferLimit,
    isFirstFailure: ({ context }) => context.failures === 0,
    isSecondFailure: ({ context }) => context.failures === 1,
    isThirdFailure: ({ context }) => context.failures === 2,
  },
}).createMachine({
  id: 'realtime-connection',
  context: ({ input }) => ({ failures: 0, buffer: [], bufferLimit: 100, ...input, problem: null }),
  initial: 'away',
  states: {
    away: {
      initial: 'closed',
      on: {
        'message.push': [{ guard: 'isBufferFull', actions: ['bufferMessage', 'reportDropped'] }, { actions: 'bufferMessage' }],
      },
      states: {
        closed: {
          on: {
            'connection.open': [
              { guard: 'isKeyPresent', target: 'connecting', actions: ['clearProblem', 'openSocket'] },
              { actions: 'refuse' },
            ],
          },
        },
        connecting: {
          tags: 'pending',
          after: { 10000: { target: '#realtime-connection.lost', actions: 'closeSocket' } },
          on: {
            'socket.open': {
              target: '#realtime-connection.open.alive',
              actions: [
                'forgetFailures',
                { type: 'flushBuffer', params: ({ context }) => ({ messages: context.buffer }) },
                'clearBuffer',
              ],
            },
            'socket.close': { target: '#realtime-connection.lost' },
            'connection.close': { target: 'closed', actions: 'closeSocket' },
          },
        },
        waiting: {
          tags: 'pending',
          initial: 'first',
          on: { 'connection.close': { target: 'closed', actions: 'forgetFailures' } },
          states: {
            first: { after: { 1000: { target: '#realtime-connection.away.connecting', actions: 'openSocket' } } },
            second: { after: { 2000: { target: '#realtime-connection.away.connecting', actions: 'openSocket' } } },
            third: { after: { 5000: { target: '#realtime-connection.away.connecting', actions: 'openSocket' } } },
            later: { after: { 10000: { target: '#realtime-connection.away.connecting', actions: 'openSocket' } } },
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
        'socket.close': { target: 'lost' },
        'connection.close': { target: 'away.closed', actions: 'closeSocket' },
        'message.push': { actions: { type: 'sendMessage', params: ({ event }) => ({ message: event.message }) } },
      },
      states: {
        alive: { after: { 25000: { target: 'unanswered', actions: 'sendHeartbeat' } } },
        unanswered: {
          after: { 25000: { target: '#realtime-connection.lost', actions: 'closeSocket' } },
          on: { 'heartbeat.reply': { target: 'alive' } },
        },
      },
    },
  },
});
