import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const review = style({
  display: 'grid',
  gap: vars.space.s16,
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const title = style({ fontSize: '16px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });
