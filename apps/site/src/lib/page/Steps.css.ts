import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  columnGap: vars.space.s32,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' }, [media.lg]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s8,
  paddingBlock: vars.space.s24,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  textWrap: 'pretty',
});
export const number = style({ fontFamily: vars.font.display, fontSize: vars.type.x2, color: vars.color.accent });
export const name = style({ fontSize: vars.type.xl, color: vars.color.text });
