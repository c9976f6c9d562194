import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({ inlineSize: '100%', maxInlineSize: '400px', blockSize: 'auto', direction: 'ltr' });
export const size = style({ fill: vars.color.duneLit });
export const cap = style({ fill: vars.color.ridge });
export const reach = style({ fill: 'none', stroke: vars.color.lineStrong, strokeDasharray: '3 4' });
export const name = style({ fill: vars.color.muted, fontSize: '12px', fontFamily: vars.font.text });
