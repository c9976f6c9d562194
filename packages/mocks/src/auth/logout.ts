import type { AuthCall } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { requireUser } from './bearer.ts';
import { endSessions } from './endSessions.ts';
import { sessions } from './tables.ts';

/** POST /logout?scope=global|local|others: deletes sessions, and with them their refresh tokens. */
export async function logout(call: AuthCall): Promise<Response> {
  const { project } = call;
  const scope = call.url.searchParams.get('scope') ?? 'global';
  const { user, session } = await requireUser(call);
  if (!['global', 'local', 'others'].includes(scope)) {
    throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  }
  project.store.transaction(() => {
    if (scope === 'local') sessions(project).remove({ id: session?.id ?? '' });
    else endSessions(project, user.id, scope === 'others' ? session?.id : null);
  });
  return new Response(null, { status: 204 });
}
