import { vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space.s8, gridTemplateRows: 'auto 1fr auto', color: vars.color.muted });
globalStyle(`${form} > :first-child`, { color: vars.color.text });
globalStyle(`${form} > p`, { maxInlineSize: '52ch', marginBlockEnd: vars.space.s24, textWrap: 'pretty' });
export const compared = style({ marginBlockStart: vars.space.s48 });
