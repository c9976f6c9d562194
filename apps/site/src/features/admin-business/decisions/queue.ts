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
 * @param read reads what waits, the oldest first
 */
export function useNextAddress(table: TableName, read: () => Promise<readonly Waiting[]>, current: Waiting) {
  const { data } = useQuery({ queryKey: tableKey(table, 'waiting'), queryFn: read });
  const { addressOf } = useSectionAddress();
  const { search } = useLocation();
  if (data === undefined) return undefined;
  const next = nextInQueue(data, current);
  return next && addressOf(next.record) + search;
}
