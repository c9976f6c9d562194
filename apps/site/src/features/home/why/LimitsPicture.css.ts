import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const limits = style({ display: 'grid', gap: vars.space.s16 });
export const note = style({ fontSize: vars.type.xs, lineHeight: vars.leading.caption });
