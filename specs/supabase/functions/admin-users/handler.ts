import { requireAdmin, requireFreshFactor } from '../_shared/admin.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { describeUsers } from './describeUsers.ts';
import { listUsers } from './listUsers.ts';
import { readUser } from './authService.ts';
import { readCommand } from './commands.ts';
import { runCommand } from './runCommand.ts';

/**
 * Lists users, reads one and changes their accounts, with the service key. Reading requires an admin at aal2; every change requires a
 * second factor verified within the last minutes, and is recorded in the audit log with its reason.
 */
export const handler = endpoint({ methods: ['POST'] }, async ({ request, body, environment }) => {
  const admin = await requireAdmin(request, environment);
  const command = readCommand(body);
  if (command.action === 'list') return Response.json(await listUsers(environment, command));
  if (command.action === 'read') {
    const users = await describeUsers(environment, [await readUser(environment, command.user)]);
    return Response.json({ count: 1, users });
  }
  requireFreshFactor(admin, environment);
  return Response.json(await runCommand(environment, admin, command));
});
