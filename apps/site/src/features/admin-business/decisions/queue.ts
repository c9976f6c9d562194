import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { tableKey, type TableName } from '../../../lib/query/tableKey.ts';

/** A record that waits for a decision. */
export interface Waiting {
  /** How its address names it. */
  readonly record: string;
  /** ISO 8601. */
  readonly since: string;
}

/** How many records of a queue are read: more than anybody decides before it is read again. */
export const MAX_WAITING = 100;

/** What waits for an admin, who cannot decide about their own records. @param self the admin's id */
export const withoutOwnRecords = (rows: readonly (Waiting & { readonly owner: string | null })[], self: string | undefined) =>
  rows.filter(({ owner }) => owner !== self).map(({ record, since }): Waiting => ({ record, since }));

/**
 * The record after another one in a queue; after its last one its first. `null` if nothing else waits.
 * @param queue the oldest first
 */
export function nextInQueue(queue: readonly Waiting[], current: Waiting): Waiting | null {
  const others = queue.filter(({ record }) => record !== current.record);
  const after = ({ since, record }: Waiting) => since > current.since || (since === current.since && record > current.record);
  return others.find(after) ?? others[0] ?? null;
}

/**
 * The address of the next record of this section that waits; `null` if nothing else waits, `undefined` until
 * that is known. The list's filters stay in it for the way back; the queue has everybody's records.
 * @param table the records' table
 * @param status what they wait for
 * @param read reads those with the status, the oldest first
 */
export function useNextAddress<Status extends string>(
  table: TableName,
  status: Status,
  read: (status: Status) => Promise<readonly Waiting[]>,
  current: Waiting,
) {
  const { data } = useQuery({ queryKey: tableKey(table, 'waiting', status), queryFn: () => read(status) });
  const { addressOf } = useSectionAddress();
  const { search } = useLocation();
  if (data === undefined) return undefined;
  const next = nextInQueue(data, current);
  return next && addressOf(next.record) + search;
}
