import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const byline = style({ display: 'flex', alignItems: 'center', gap: vars.space.s16, paddingBlockStart: vars.space.s8 });
export const name = style({ fontWeight: 500 });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s16}`,
  fontSize: vars.type.sm,
  color: vars.color.faint,
});
