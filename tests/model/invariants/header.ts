import type { Invariants } from '../moment.ts';

export const header: Invariants = {
  'opaque-after-20px': ({ row, after }) => after.hasTag('opaque') === Number(row.example?.scrollTop) > 20,
};
