import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const alternatives = style({ display: 'grid', gap: vars.space.s12, marginBlock: `${vars.space.s16} ${vars.space.s32}` });
export const hours = style({ fontSize: vars.type.sm, color: vars.color.muted });
