import type { Invariants } from '../moment.ts';

export const legalPanel: Invariants = {
  remembered: ({ row, steps, before, after }) =>
    before.hasTag('expanded') === after.hasTag('expanded') ||
    (row.event.startsWith('panel.') && steps.some(({ transition }) => transition.actions.includes('rememberExpanded'))),
  'every-copy-answered': ({ steps }) =>
    steps.every(({ transition: { event, actions } }) => {
      const toast = event === 'done writeText' ? 'sayCopied' : event === 'error writeText' ? 'sayCopyFailed' : '';
      return actions.filter((action) => action.startsWith('sayCop')).join() === toast;
    }),
};
