import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { old, new: document }) => {
  const [before, after] = [old?.status, document?.status];
  if (after !== before && before !== 'pending' && (before !== 'approved' || after !== 'rejected')) {
    sql.raise(`A document that is ${String(before)} cannot become ${String(after)}`, {
      code: 'PT409',
      hint: 'Approve or reject what is in review; an approved document can still be rejected.',
    });
  }
  const uid = sql.call('auth.uid') ?? null;
  const isChanged = (column: string): boolean => (document?.[column] ?? null) !== (old?.[column] ?? null);
  if (uid === null || after === 'pending' || !['status', 'reason', 'confirmed_name'].some(isChanged)) return document;
  return { ...document, reviewed_by: uid, reviewed_at: sql.call('now') };
};
