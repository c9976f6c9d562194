import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const weeks = style({ display: 'grid', gap: vars.space.s16, minInlineSize: 0 });
export const title = style({ fontFamily: vars.font.text, fontSize: vars.type.sm, letterSpacing: 0, color: vars.color.muted });
