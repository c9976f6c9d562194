import type { Invariants } from '../moment.ts';

export const trackingGate: Invariants = {
  'nothing-before-consent': ({ steps, after }) =>
    !steps.some(({ transition }) => transition.actions.includes('send')) || after.hasTag('granted'),
  'refusal-keeps-nothing': ({ row, steps, after }) => {
    if (after.hasTag('refused') && after.context.waiting.length > 0) return false;
    const isRefused = row.event === 'consent.refuse' && steps.length > 0;
    return !isRefused || steps.some(({ transition }) => transition.actions.includes('forget'));
  },
  'in-memory-is-bounded': ({ after }) => after.context.waiting.length <= 50,
};
