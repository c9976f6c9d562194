import { removeRows } from '../write/foreignKeys.ts';
import { Session } from '../session/Session.ts';
import type { AuthCall } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { requireUser } from './bearer.ts';
import { sessions } from './tables.ts';

/** POST /logout?scope=global|local|others: deletes sessions, and with them their refresh tokens. */
export async function logout(call: AuthCall): Promise<Response> {
  const { project } = call;
  const scope = call.url.searchParams.get('scope') ?? 'global';
  const { user, session } = await requireUser(call);
  if (!['global', 'local', 'others'].includes(scope)) {
    throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  }
  const table = project.store.table('auth', 'sessions');
  const system = new Session(project, 'service_role', null);
  project.store.transaction(() => {
    for (const one of sessions(project).find({ user_id: user.id })) {
      const isOwn = one.id === session?.id;
      if (scope !== 'global' && isOwn !== (scope === 'local')) continue;
      removeRows(system, table, table.find(['id'], [one.id]));
    }
  });
  return new Response(null, { status: 204 });
}
