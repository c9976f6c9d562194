import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const pairs = style({
  display: 'grid',
  columnGap: vars.space.s64,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});
export const pair = style({
  paddingBlock: vars.space.s24,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  textWrap: 'pretty',
});
export const pairTitle = style({
  marginBlockEnd: vars.space.s4,
  fontFamily: vars.font.display,
  fontSize: vars.type.xl,
  fontWeight: 500,
  color: vars.color.text,
});
