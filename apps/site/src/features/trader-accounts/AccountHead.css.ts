import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s12} ${vars.space.s16}`,
  marginBlockEnd: vars.space.s24,
});
export const title = style({ fontSize: '28px', lineHeight: 1.2 });
export const number = style({ fontSize: '14px', color: vars.color.muted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12, marginInlineStart: 'auto' });
