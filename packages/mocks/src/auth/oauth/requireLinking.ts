import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { requireUser } from '../bearer.ts';
import type { SignedIn } from '../bearer.ts';

/** The caller. @throws AuthError when manual linking is disabled */
export async function requireLinking(call: AuthCall): Promise<SignedIn> {
  const caller = await requireUser(call);
  if (call.project.auth.isManualLinkingEnabled) return caller;
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}
