import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { old, new: row }) => {
  if (old === null || row === null) return row;
  const now = sql.call('now');
  const wasVisible = old.status === 'published' && sql.op('<=', old.published_at, now) === true;
  const isLater = sql.op('>', row.published_at, now) === true;
  if (wasVisible) return row.status === 'draft' || isLater ? { ...row, former_published_at: old.published_at } : row;
  const appears = row.status === 'published' && sql.op('<', row.published_at, now) === true;
  return appears ? { ...row, published_at: row.former_published_at ?? now } : row;
};
