import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({ display: 'grid', gap: vars.space.s16, paddingInlineStart: vars.space.s24 });
// Dark on white in both themes, with a quiet zone, because cameras have to read it.
export const picture = style({
  display: 'block',
  marginBlockStart: vars.space.s8,
  padding: vars.space.s12,
  background: '#fff',
  borderRadius: vars.radius.card,
  forcedColorAdjust: 'none',
});
export const key = style({ marginBlock: vars.space.s8 });
export const label = style({ color: vars.color.muted, fontSize: vars.type.sm });
export const code = style({ direction: 'ltr', unicodeBidi: 'isolate', overflowWrap: 'anywhere', letterSpacing: '0.06em' });
