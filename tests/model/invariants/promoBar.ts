import type { Invariants } from '../moment.ts';

export const promoBar: Invariants = {
  'as-asked': ({ row, after }) => row.event !== 'promo.set' || after.hasTag('visible') === row.example?.isVisible,
};
