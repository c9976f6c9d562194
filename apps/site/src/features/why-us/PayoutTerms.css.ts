import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const times = style({ display: 'grid', borderBlockEnd: `1px solid ${vars.color.line}` });
export const time = style({
  display: 'grid',
  gap: `${vars.space.s8} ${vars.space.s32}`,
  paddingBlock: vars.space.s24,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.lg]: { gridTemplateColumns: '3fr 2fr 7fr', alignItems: 'baseline' } },
});
export const name = style({ fontSize: vars.type.xl });
export const value = style({ fontWeight: 500 });
export const text = style({
  color: vars.color.muted,
  maxInlineSize: '62ch',
  '@media': { [media.lg]: { gridColumn: '3' } },
});
