import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const below = style({ marginBlockStart: vars.space.s24 });
