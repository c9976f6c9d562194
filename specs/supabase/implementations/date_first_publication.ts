import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { old, new: row }) => {
  if (old === null || row === null) return row;
  const now = sql.call('now');
  const wasRead = old.status === 'published' && sql.op('<=', old.published_at, now) === true;
  const isLater = sql.op('>', row.published_at, now) === true;
  if (wasRead && (row.status === 'draft' || isLater)) return { ...row, last_published_at: old.published_at };
  const isPast = sql.op('<', row.published_at, now) === true;
  if (old.status === 'draft' && row.status === 'published' && isPast)
    return { ...row, published_at: row.last_published_at ?? now };
  return row;
};
