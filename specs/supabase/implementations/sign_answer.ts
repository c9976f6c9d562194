import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { old, new: message }) => {
  const uid = sql.call('auth.uid') ?? null;
  if (uid === null) return message;
  const before = old?.answer ?? null;
  const answer = message?.answer ?? null;
  if (before !== null) {
    if (answer !== before || message?.status !== old?.status) {
      sql.raise('This message has been answered', {
        code: 'PT409',
        hint: 'An answer stays as it was stored. Send what is missing in another mail.',
      });
    }
    return message;
  }
  return answer === null ? message : { ...message, status: 'answered', answered_by: uid, answered_at: sql.call('now') };
};
