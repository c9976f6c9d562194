import { entersWith, type Invariants } from '../moment.ts';

export const authGuard: Invariants = {
  'person-when-allowed': ({ after }) => after.hasTag('allowed') === (after.context.userId !== null),
  'redirect-on-sign-out': ({ steps }) => entersWith(steps, 'signedOut', 'redirectToSignIn'),
};
