import { vars } from '../theme/contract.css.ts';

/** Shows the figure above its label, independent of the order in the document. */
export const figureRule = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.s4,
  paddingInline: `${vars.space.s16} ${vars.space.s8}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
} as const;

/** The first figure of a row is aligned with the title. */
export const flushRule = { paddingInlineStart: 0, borderInlineStart: 0 } as const;
