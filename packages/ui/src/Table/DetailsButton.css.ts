import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, motion } = vars;

export const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  marginBlock: -8,
  borderRadius: vars.radius.control,
  color: color.muted,
  ':hover': { color: color.text },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 44, marginBlock: -12 } },
});

globalStyle(`${button} > svg`, { transition: `transform ${motion.state} ${motion.ease}` });
globalStyle(`${button}[aria-expanded=true] > svg`, { transform: 'rotate(180deg)' });
