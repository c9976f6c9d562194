import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { old, new: row }) => {
  const isFirst =
    old?.status === 'draft' && row?.status === 'published' && sql.op('<', row.published_at, sql.call('now')) === true;
  return isFirst ? { ...row, published_at: sql.call('now') } : row;
};
