import type { Invariants } from '../moment.ts';

const unplaced = ['editing', 'paid'];

export const checkout: Invariants = {
  'one-key-one-order': ({ row, steps, before, after }) => {
    if (after.context.key === before.context.key) return true;
    const isOtherOrder =
      before.hasTag('cancelled') || JSON.stringify(after.context.order) !== JSON.stringify(before.context.order);
    return isOtherOrder && row.example?.freshKey === after.context.key && steps.length > 0;
  },
  'sent-means-placed': ({ after }) => unplaced.some((tag) => after.hasTag(tag)) || after.context.isPlaced === true,
  'nothing-is-lost': ({ row, before, after }) => row.event === 'order.change' || after.context.order === before.context.order,
  'paid-by-the-server': ({ row, before, after }) => {
    const output: unknown = row.example?.output;
    const isPaid = typeof output === 'object' && output !== null && 'status' in output && output.status === 'paid';
    return before.hasTag('paid') || !after.hasTag('paid') || isPaid;
  },
};
