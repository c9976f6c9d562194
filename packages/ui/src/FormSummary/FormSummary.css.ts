import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const list = style({ marginBlockStart: vars.space.s4 });

// At least 24 px high, because links in a list need their own target size.
globalStyle(`${list} a`, { display: 'inline-block', paddingBlock: 2 });
