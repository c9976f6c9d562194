import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const band = style({
  paddingBlockStart: vars.space.s32,
  '@media': { [media.lg]: { paddingBlockStart: vars.space.s48 } },
});

export const scroller = style({ overflowX: 'auto' });
export const table = style({ inlineSize: '100%', minInlineSize: '640px', fontSize: vars.type.sm });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.s12,
  paddingInlineEnd: vars.space.s16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { fontSize: vars.type.xs, color: vars.color.faint });
globalStyle(`${table} td`, { color: vars.color.muted });
globalStyle(`${table} tbody th, ${table} td:last-child`, { whiteSpace: 'nowrap' });
