import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const handle = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: -12,
  inlineSize: 24,
  cursor: 'col-resize',
  touchAction: 'none',
  '@media': { [media.touch]: { insetInlineEnd: -22, inlineSize: 44 } },
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 10,
    insetInlineStart: 'calc(50% - 1px)',
    inlineSize: 1,
    background: color.lineStrong,
  },
  selectors: {
    '&:is(:hover, :active)::before': { insetBlock: 0, inlineSize: 2, background: color.accent },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': { insetBlock: 0, inlineSize: 4, background: color.accent },
  },
});
