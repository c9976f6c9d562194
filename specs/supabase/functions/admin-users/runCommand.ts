import type { EdgeEnvironment } from '../../../contract.ts';
import type { Admin } from '../_shared/admin.ts';
import { callDatabase, readRows } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { callAuthAdmin, readUser } from './authService.ts';
import type { AuthUser } from './authService.ts';
import type { ChangeCommand } from './commands.ts';
import { removeFilesOf } from './removeFilesOf.ts';
import { grantRole, revokeRole } from './roles.ts';

type Facts = Readonly<Record<string, unknown>>;

/**
 * Applies a change and records it in the audit log in the admin's name.
 * @throws {Refusal} 403 `own_account` for one's own account, 409 `user_has_records`, and the services' errors
 */
export async function runCommand(environment: EdgeEnvironment, admin: Admin, command: ChangeCommand): Promise<Facts> {
  const { reason } = command;
  if (command.action === 'create' || command.action === 'invite') {
    const { email } = command;
    const user = (await (command.action === 'create'
      ? callAuthAdmin(environment, 'POST', '/admin/users', { email, email_confirm: true })
      : callAuthAdmin(environment, 'POST', '/invite', { email }))) as AuthUser;
    await record(environment, admin, 'insert', user.id, null, { email, how: command.action, reason });
    return { user: user.id };
  }
  if (command.user === admin.id) throw new Refusal(403, 'own_account', 'Nobody changes their own account here.');
  const user = await readUser(environment, command.user);
  // Recorded first: after a failed change the log has one entry too many, never one too few.
  const note = (before: Facts | null, after: Facts | null) =>
    record(environment, admin, after === null ? 'delete' : 'update', user.id, before, after);
  switch (command.action) {
    case 'link': {
      await refuseAdmins(environment, user.id);
      await note({}, { link: command.type, reason });
      const { type } = command;
      const link = (await callAuthAdmin(environment, 'POST', '/admin/generate_link', { type, email: user.email ?? '' })) as Facts;
      return { user: user.id, link: String(link['action_link']) };
    }
    case 'ban': {
      const duration = command.hours === 0 ? 'none' : `${command.hours}h`;
      await note({ bannedUntil: user.banned_until ?? null }, { banDuration: duration, reason });
      await callAuthAdmin(environment, 'PUT', `/admin/users/${user.id}`, { ban_duration: duration });
      break;
    }
    case 'removeFactor': {
      await refuseAdmins(environment, user.id);
      const factor = user.factors?.find(({ id }) => id === command.factor);
      if (factor === undefined) throw new Refusal(404, 'user_not_found', 'There is no such account or factor.');
      await note({ factor: factor.id, type: factor.factor_type }, { factor: null, reason });
      await callAuthAdmin(environment, 'DELETE', `/admin/users/${user.id}/factors/${factor.id}`);
      break;
    }
    case 'delete': {
      await refuseRecords(environment, user.id);
      await note({ email: user.email ?? null, reason }, null);
      await removeFilesOf(environment, user.id);
      await callAuthAdmin(environment, 'DELETE', `/admin/users/${user.id}`);
      break;
    }
    case 'grant': {
      await grantRole(environment, user.id);
      await note({ role: null }, { role: 'admin', reason });
      break;
    }
    case 'revoke': {
      await revokeRole(environment, user.id);
      await note({ role: 'admin' }, { role: null, reason });
      break;
    }
  }
  return { user: user.id };
}

/** Long enough for the other admins to notice that the role was revoked. */
const LATELY = 7 * 86_400_000;

/**
 * With a link and without their second factor, one admin would become another, also by revoking the role first and granting it again.
 * @throws {Refusal} 403
 */
async function refuseAdmins(environment: EdgeEnvironment, user: string): Promise<void> {
  const since = new Date(environment.now() - LATELY).toISOString();
  const [roles, lost] = (await Promise.all([
    readRows(environment, `user_roles?select=role&user_id=eq.${user}&role=eq.admin`),
    readRows(
      environment,
      `audit_log?select=id&table_name=eq.user_roles&action=eq.delete&before->>user_id=eq.${user}&happened_at=gt.${since}&limit=1`,
    ),
  ])) as readonly [readonly unknown[], readonly unknown[]];
  if (roles.length + lost.length === 0) return;
  throw new Refusal(
    403,
    'other_admin',
    'Nobody signs in as somebody who is an admin or was one within seven days: revoke the role first, and wait.',
  );
}

/**
 * Deleting the user would also delete accounts, payouts and commissions.
 * @throws {Refusal} 409
 */
async function refuseRecords(environment: EdgeEnvironment, user: string): Promise<void> {
  const [accounts, affiliates] = (await Promise.all([
    readRows(environment, `trading_accounts?select=id&user_id=eq.${user}&limit=1`),
    readRows(environment, `affiliates?select=id&owner_id=eq.${user}&limit=1`),
  ])) as readonly [readonly unknown[], readonly unknown[]];
  if (accounts.length + affiliates.length === 0) return;
  throw new Refusal(409, 'user_has_records', 'The person has trading accounts or commissions, which must be kept.');
}

async function record(
  environment: EdgeEnvironment,
  admin: Admin,
  action: 'insert' | 'update' | 'delete',
  user: string,
  before: Facts | null,
  after: Facts | null,
): Promise<void> {
  const entry = { _actor: admin.id, _action: action, _user: user, _before: before, _after: after };
  await callDatabase(environment, 'record_user_change', entry);
}
