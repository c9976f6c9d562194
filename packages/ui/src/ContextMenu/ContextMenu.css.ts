import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';

/** Without what the same hold does on a phone: iOS's preview of a link or picture, and the selection of a word. */
export const area = style({ WebkitTouchCallout: 'none', '@media': { [media.touch]: { userSelect: 'none' } } });
