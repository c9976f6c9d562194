import type { Invariants } from '../moment.ts';

export const realtimeConnection: Invariants = {
  'buffer-is-bounded': ({ after }) => after.context.buffer.length <= after.context.bufferLimit,
  'open-buffers-nothing': ({ after }) => !after.hasTag('open') || after.context.buffer.length === 0,
  'no-socket-without-key': ({ steps, after }) =>
    after.context.apiKey !== '' || !steps.some(({ transition }) => transition.actions.includes('openSocket')),
};
