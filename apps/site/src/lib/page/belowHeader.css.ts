import { media } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Around a table whose head sticks: it stops below the header of the site, 64 px on phones and 72 above. */
export const belowHeader = style({});
globalStyle(`${belowHeader} thead`, { insetBlockStart: 64, '@media': { [media.md]: { insetBlockStart: 72 } } });
