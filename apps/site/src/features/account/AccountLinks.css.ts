import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const account = style({ display: 'grid', gap: vars.space.s8 });
export const address = style({ fontSize: vars.type.sm, color: vars.color.muted, overflowWrap: 'anywhere' });
