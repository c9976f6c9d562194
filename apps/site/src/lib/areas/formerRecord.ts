import type { SectionId } from './areas.ts';

/** The parameters that named an open record before records had paths; `id` in the other sections. */
const parameters: Readonly<Partial<Record<SectionId, string>>> = {
  orders: 'order',
  accounts: 'account',
  affiliates: 'affiliate',
  tickets: 'ticket',
  support: 'ticket',
};

/**
 * The record in an address such as `/admin/tickets?ticket=…&status=open`, and what remains of its search; `null` without one.
 * @param search with its question mark
 */
export function formerRecord(section: SectionId, search: string): { readonly record: string; readonly search: string } | null {
  const remaining = new URLSearchParams(search);
  const name = parameters[section] ?? 'id';
  const record = remaining.get(name);
  if (record === null || record === '') return null;
  remaining.delete(name);
  return { record, search: remaining.size > 0 ? `?${remaining.toString()}` : '' };
}
