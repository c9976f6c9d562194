import type { Invariants } from '../moment.ts';

export const payoutRequest: Invariants = {
  'reviewed-before-sent': ({ before, after, row }) => {
    const isEntered = after.hasTag('submitting') && !before.hasTag('submitting');
    return !isEntered || before.hasTag('reviewing') || row.event === 'request.check';
  },
  'asked-within-limits': ({ after }) => {
    const { amountCents, minimumCents, availableCents, method } = after.context;
    const isWithin = amountCents >= minimumCents && amountCents <= availableCents && method !== null;
    return isWithin || !after.hasTag('submitting');
  },
  'never-asked-twice': ({ before, after, row }) =>
    !before.hasTag('unknown') || !after.hasTag('submitting') || row.event === 'request.check',
  'money-is-kept': ({ before, after, row }) => {
    if (row.event === 'available.change') return true;
    const { availableCents, amountCents } = before.context;
    const isMade = before.hasTag('submitting') && after.hasTag('requested');
    const isRejected = !before.hasTag('rejected') && after.hasTag('rejected');
    return after.context.availableCents === availableCents - (isMade ? amountCents : 0) + (isRejected ? amountCents : 0);
  },
};
