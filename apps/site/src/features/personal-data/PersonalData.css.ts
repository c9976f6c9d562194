import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s12 });
export const list = style({ display: 'grid', gap: space.s8, paddingInlineStart: space.s24 });
