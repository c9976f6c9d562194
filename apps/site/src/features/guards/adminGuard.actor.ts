import { adminGuardMachine, viewOfAdminGuard, type AdminGuardView, type GuardEvent } from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import { getClient } from '../../lib/backend/client.ts';
import { readVerifiedPerson } from '../../lib/backend/session.ts';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { followRoles } from './followRoles.ts';
import { followSession } from './followSession.ts';
import { toGuardSession } from './guardSession.ts';
import type { GuardOptions } from './useGuard.ts';

/** Starts the admin console's guard with the real session; the database decides about the role (spec §6). */
export function startAdminGuard({ location, redirect }: GuardOptions): FlowStarter<AdminGuardView, GuardEvent> {
  return (onView) => {
    const actor = createActor(
      adminGuardMachine.provide({
        actors: {
          getSession: fromPromise(async () => toGuardSession(await readVerifiedPerson())),
          checkRole: fromPromise(({ input }: { input: { readonly userId: string } }) => isAdmin(input.userId)),
        },
        actions: {
          redirectToAdminSignIn: (_, { path }) => redirect(path),
          logSessionError: (_, { error }) =>
            console.error('The session could not be read; the visitor is asked to sign in.', error),
          logRoleCheckError: (_, { error }) => console.error('The admin role could not be checked.', error),
        },
      }),
      { input: { location } },
    );
    let unfollow: (() => void) | undefined;
    actor.subscribe((snapshot) => {
      const view = viewOfAdminGuard(snapshot);
      onView(view);
      if (view.status === 'admin' || view.status === 'unauthorized')
        unfollow ??= followRoles(() => actor.send({ type: 'role.recheck' }));
    });
    const { send, stop } = followSession(actor);
    return {
      send,
      stop: () => {
        unfollow?.();
        stop();
      },
    };
  };
}

/** Calls the server to check whether the user is an admin (spec §7: `has_role` with `_user_id` and `_role`). */
async function isAdmin(userId: string): Promise<boolean> {
  const client = await getClient();
  const { data, error } = await client.rpc('has_role', { _user_id: userId, _role: 'admin' });
  if (error) throw error;
  if (typeof data !== 'boolean') throw new TypeError('The answer to has_role is neither true nor false.');
  return data;
}
