import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ paddingBlockStart: vars.space.s48 });
