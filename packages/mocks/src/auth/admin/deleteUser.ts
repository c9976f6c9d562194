import { json } from '../../gateway/json.ts';
import { toBase64Url } from '../../jwt/base64url.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Project } from '../../project.ts';
import type { AuthCall } from '../AuthCall.ts';
import { booleanOf, readBody } from '../AuthCall.ts';
import { endSessions } from '../endSessions.ts';
import { deleteTokens } from '../oneTimeToken.ts';
import type { AuthUser } from '../rows.ts';
import { changeUser, factors, identities, users } from '../tables.ts';
import { findUser } from './findUser.ts';
import { requireAdmin } from './requireAdmin.ts';

/** DELETE /admin/users/{id}: deletes a user or, with `should_soft_delete`, obfuscates everything that identifies them. */
export async function deleteUser(call: AuthCall): Promise<Response> {
  await requireAdmin(call);
  const { project, request } = call;
  findUser(call);
  const hasBody = (await request.clone().text()) !== '';
  const isSoft = hasBody && booleanOf(await readBody(call), 'should_soft_delete', false);
  project.store.transaction(() => {
    const user = findUser(call);
    if (!isSoft) users(project).remove({ id: user.id });
    else if (user.deleted_at === null) hide(project, user);
  });
  return json(200, {});
}

function hide(project: Project, user: AuthUser): void {
  const hidden = (value: string | null): string => obfuscated(user.id, value ?? '');
  changeUser(project, user, {
    email: hidden(user.email),
    phone: hidden(user.phone).slice(0, 15),
    email_change: hidden(user.email_change),
    phone_change: hidden(user.phone_change).slice(0, 15),
    encrypted_password: null,
    deleted_at: new Date(project.clock.now()).toISOString(),
    app_metadata: {},
    user_metadata: {},
  });
  deleteTokens(project, user);
  endSessions(project, user.id);
  factors(project).remove({ user_id: user.id });
  for (const { id, provider, provider_id: providerId } of identities(project).find({ user_id: user.id })) {
    const changes = { identity_data: {}, provider_id: obfuscated(user.id, `${provider}:${providerId}`) };
    identities(project).update({ id }, changes);
  }
}

/** GoTrue stores a hash, which can be compared but not read. */
function obfuscated(id: string, value: string): string {
  return toBase64Url(sha256(new TextEncoder().encode(id + value)));
}
