import type { Invariants } from '../moment.ts';

export const authSession: Invariants = {
  'session-when-signed-in': ({ after }) => {
    const isKnown = after.context.session !== null;
    return after.hasTag('present') ? isKnown : after.hasTag('pending') || !isKnown;
  },
  'address-is-cleared': ({ steps }) =>
    steps.every(
      ({ transition: { from, to, actions } }) => from !== 'following' || to === 'restoring' || actions.includes('clearAddress'),
    ),
};
