import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { old, new: row }) => {
  if (Number(row?.revision) !== Number(old?.revision) + 1) {
    sql.raise('Somebody else has saved this draft.', {
      code: 'PT409',
      detail: `It is at revision ${String(old?.revision)}; you saved revision ${String(row?.revision)}.`,
      hint: 'Load the draft again, add your changes to it, and save once more.',
    });
  }
  return row;
};
