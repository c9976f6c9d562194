import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql) => {
  const now = sql.call('now');
  const isPast = (at: unknown): boolean => sql.op('<=', at, now) === true;
  sql.remove(
    'kyc_documents',
    ({ owner_id, status, keep_until: until }) => owner_id == null && (status === 'pending' || until == null || isPast(until)),
  );
  const dayBefore = sql.op('-', now, sql.cast('1 day', 'interval'));
  const namesOf = (table: string): ReadonlySet<unknown> => new Set(sql.rows(table).map(({ storage_path: path }) => path));
  const named = { kyc: namesOf('kyc_documents'), attachments: namesOf('ticket_attachments') };
  const removed = sql.remove('storage.objects', ({ bucket_id: bucket, name, created_at: at }) => {
    const isBucket = bucket === 'kyc' || bucket === 'attachments';
    return isBucket && !named[bucket].has(name) && sql.op('<=', at, dayBefore) === true;
  });
  return removed.length;
};
