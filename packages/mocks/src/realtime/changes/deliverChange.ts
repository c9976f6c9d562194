import type { TableSpec } from '@duneline/specs/contract';
import type { Project } from '../../project.ts';
import { hasRowSecurity } from '../../security/policies.ts';
import { Session } from '../../session/Session.ts';
import type { Channel } from '../Channel.ts';
import type { Member } from '../checkToken.ts';
import { changeData, changeError, changeType, replicaIdentity, redactedData } from './changeData.ts';
import type { RowChange } from './RowChange.ts';
import type { Subscription } from './subscribeToChanges.ts';

/** Sends a change to a channel if its member subscribed to it and may read it: one message per set of columns. */
export function deliverChange(project: Project, channel: Channel, change: RowChange, maxRecordBytes: number): void {
  const type = changeType(change);
  const subscriptions = channel.subscriptions.filter(
    ({ table, event }) => table.name === change.table && (event === '*' || event === type),
  );
  const [first] = subscriptions;
  if (first === undefined) return;
  const { table } = first;
  const { member } = channel;
  const error = changeError(table, member.role, type);
  const matching = error === null ? subscriptions.filter((subscription) => isMatch(subscription, table, change)) : subscriptions;
  if (matching.length === 0 || (error === null && !isVisible(project, member, table, change))) return;
  for (const group of byColumns(matching)) {
    const data =
      error === null
        ? changeData(table, member.role, change, group[0]?.columns ?? null, maxRecordBytes)
        : redactedData(table, type, error);
    channel.sendChange(type, group.map(({ id }) => id).toReversed(), data);
  }
}

function isMatch(subscription: Subscription, table: TableSpec, { before, after }: RowChange): boolean {
  const known = after ?? (before === null ? {} : replicaIdentity(table, before));
  return subscription.isMatch(known);
}

/** Whether the SELECT policies allow the member to read the row in its current state. They are not evaluated for deleted rows. */
function isVisible(project: Project, member: Member, table: TableSpec, { after }: RowChange): boolean {
  if (after === null || !hasRowSecurity(table, member.role)) return true;
  const session = new Session(project, member.role, member.claims);
  const stored = session.stored(table);
  const [id] = stored.find(
    table.primaryKey,
    table.primaryKey.map((name) => after[name]),
  );
  const row = id === undefined ? undefined : stored.get(id);
  return row !== undefined && session.canSee(table, row);
}

function byColumns(subscriptions: readonly Subscription[]): Iterable<readonly Subscription[]> {
  return Map.groupBy(subscriptions, ({ columns }) => columns?.join(',') ?? '*').values();
}
