import { json } from '../../gateway/json.ts';
import type { AuthCall } from '../AuthCall.ts';
import { userJson } from '../userJson.ts';
import { findUser } from './findUser.ts';
import { requireAdmin } from './requireAdmin.ts';

/** GET /admin/users/{id} */
export async function getUser(call: AuthCall): Promise<Response> {
  await requireAdmin(call);
  return json(200, userJson(call.project, findUser(call)));
}
