import { json } from '../../gateway/json.ts';
import type { AuthCall } from '../AuthCall.ts';
import { readBody, textOf } from '../AuthCall.ts';
import { changeFactor, findFactor, removeFactor } from '../mfa/factor.ts';
import { normalizePhone } from '../phone.ts';
import { factors } from '../tables.ts';
import { factorJson } from '../userJson.ts';
import { findUser } from './findUser.ts';
import { requireAdmin } from './requireAdmin.ts';

/** GET /admin/users/{id}/factors */
export async function listFactors(call: AuthCall): Promise<Response> {
  await requireAdmin(call);
  const { id } = findUser(call);
  return json(200, factors(call.project).find({ user_id: id }).map(factorJson));
}

/** PUT /admin/users/{id}/factors/{id}: changes the name or phone number of a factor. */
export async function updateFactor(call: AuthCall): Promise<Response> {
  await requireAdmin(call);
  const { project } = call;
  findFactor(call, findUser(call).id);
  const body = await readBody(call);
  const name = textOf(body, 'friendly_name');
  const number = textOf(body, 'phone');
  const factor = project.store.transaction(() => {
    const known = findFactor(call, findUser(call).id);
    const isRenumbered = number !== '' && known.factor_type === 'phone';
    return changeFactor(project, known, {
      ...(name !== '' && { friendly_name: name }),
      ...(isRenumbered && { phone: normalizePhone(number) }),
    });
  });
  return json(200, factorJson(factor));
}

/** DELETE /admin/users/{id}/factors/{id}: removes a factor that its user has lost. */
export async function deleteFactor(call: AuthCall): Promise<Response> {
  await requireAdmin(call);
  const { project } = call;
  const factor = findFactor(call, findUser(call).id);
  project.store.transaction(() => removeFactor(project, factor));
  return json(200, factorJson(factor));
}
