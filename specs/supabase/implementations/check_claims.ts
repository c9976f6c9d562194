import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: row }, { args }) => {
  if (args.some((column) => sql.call('public.holds_banned_claim', row?.[column] ?? null) === true))
    sql.raise('A text makes a claim that the firm may not make.', {
      code: '23514',
      hint: 'Promise no result, and do not deny the risk.',
    });
  return null;
};
