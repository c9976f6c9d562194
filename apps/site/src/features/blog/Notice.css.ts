import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({ display: 'grid', gap: vars.space.s8 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s4} ${vars.space.s16}`,
  paddingBlock: vars.space.s8,
  borderBlock: `1px solid ${vars.color.line}`,
  fontSize: vars.type.sm,
  color: vars.color.muted,
});
