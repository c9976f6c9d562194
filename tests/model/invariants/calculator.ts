import type { Invariants } from '../moment.ts';

export const calculator: Invariants = {
  'standard-until-chosen': ({ after: { value, context } }) =>
    JSON.stringify(value) !== '{"inputs":"standard"}' || (context.accountSize === '10000' && context.profitTarget === '8'),
  'follows-the-choice': ({ row, after }) =>
    row.event !== 'choice.change' || JSON.stringify(row.example?.inputs) === JSON.stringify(after.context),
};
