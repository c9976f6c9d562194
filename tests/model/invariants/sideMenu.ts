import type { Invariants } from '../moment.ts';

export const sideMenu: Invariants = {
  'only-asked-opens': ({ row, before, after }) =>
    !after.hasTag('open') || before.hasTag('open') || ['menu.open', 'menu.toggle'].includes(row.event),
  'page-is-free': ({ row, after }) => !(row.event === 'route.change' || row.example?.isWide === true) || !after.hasTag('open'),
};
