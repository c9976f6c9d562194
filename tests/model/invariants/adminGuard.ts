import { entersWith, type Invariants } from '../moment.ts';

export const adminGuard: Invariants = {
  'admin-was-checked': ({ row, before, after }) => {
    if (!after.hasTag('allowed')) return true;
    const isSamePerson = before.context.userId === after.context.userId && after.context.userId !== null;
    return isSamePerson && (before.hasTag('allowed') || (row.event === 'done checkRole' && row.example?.output === true));
  },
  'redirect-on-sign-out': ({ steps }) => entersWith(steps, 'unauthenticated', 'redirectToAdminSignIn'),
};
