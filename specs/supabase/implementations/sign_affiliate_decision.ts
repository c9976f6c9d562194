import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { old, new: affiliate }) => {
  const uid = sql.call('auth.uid') ?? null;
  const isDecided = affiliate?.status !== old?.status;
  const isPending = affiliate?.status === 'pending';
  if (isPending && isDecided && (old?.status !== 'rejected' || uid !== old.owner_id)) {
    sql.raise(`An affiliate who is ${String(old?.status)} cannot become pending`, {
      code: 'PT409',
      hint: 'Approve, suspend or reject. Whoever was rejected applies again.',
    });
  }
  if (uid === null) return affiliate;
  const now = sql.call('now');
  const reason = affiliate?.rate_reason ?? null;
  const isRateChanged = affiliate?.commission_bps !== old?.commission_bps || reason !== (old?.rate_reason ?? null);
  return {
    ...affiliate,
    ...(isDecided && !isPending && { decided_by: uid, decided_at: now }),
    ...(isRateChanged && { rate_changed_at: reason === null ? null : now }),
  };
};
