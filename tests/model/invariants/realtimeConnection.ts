import type { Invariants } from '../moment.ts';

export const realtimeConnection: Invariants = {
  'failures-until-joined': ({ row, before, after }) =>
    after.context.failures >= before.context.failures || ['channel.join', 'connection.close'].includes(row.event),
  'one-socket': ({ steps, before }) =>
    !steps.some(({ transition }) => transition.actions.includes('openSocket')) ||
    before.matches({ away: 'closed' }) ||
    before.matches({ away: 'waiting' }),
};
