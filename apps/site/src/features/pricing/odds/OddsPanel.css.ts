import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const odds = style({ display: 'grid', gap: vars.space.s16 });
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.x3,
  fontWeight: 500,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
});
export const lead = style({ maxInlineSize: '46ch', color: vars.color.muted, textWrap: 'pretty' });
