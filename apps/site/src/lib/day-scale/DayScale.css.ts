import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const scale = style({ inlineSize: '100%', blockSize: '24px', direction: 'ltr' });
export const axis = style({ stroke: vars.color.lineStrong });
export const span = style({ fill: vars.color.duneLit, stroke: vars.color.ridge });
