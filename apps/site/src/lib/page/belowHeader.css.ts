import { media } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * For tables with a sticky header: it sticks below the site's header, which is 64 px high on phones and 72 px on wider screens.
 */
export const belowHeader = style({});
globalStyle(`${belowHeader} thead`, { insetBlockStart: 64, '@media': { [media.md]: { insetBlockStart: 72 } } });
