import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** As high as a drawing; a year of days scrolls below a sticky header. */
export const window = style({ maxBlockSize: 320, overflow: 'auto', marginBlockStart: vars.space.s16 });

export const table = style({ inlineSize: '100%', fontSize: vars.type.sm });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: 10,
  paddingInlineEnd: vars.space.s16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'end',
});
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'start' });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.surface,
  fontSize: vars.type.xs,
  color: vars.color.faint,
});
globalStyle(`${table} tfoot :is(th, td)`, { color: vars.color.muted });
