import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ maxInlineSize: '1280px', marginInline: 'auto', paddingInline: vars.space.gutter });
