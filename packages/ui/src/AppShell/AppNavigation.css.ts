import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, motion, space } = vars;

// In a low window the items scroll and the footer stays visible; the padding leaves room for focus rings.
export const navigation = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s16,
  '@media': { [media.lg]: { marginInline: -14, paddingInline: 14, paddingBlock: 5, overflowY: 'auto' } },
});

export const title = style({ padding: `${space.s4} 10px`, fontSize: vars.type.xs, color: color.faint });

export const list = style({ display: 'grid', gap: 2 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  minBlockSize: 40,
  paddingInline: 10,
  borderRadius: vars.radius.control,
  fontSize: 14,
  lineHeight: vars.leading.caption,
  textDecoration: 'none',
  color: color.muted,
  transition: `background ${motion.state} ${motion.ease}, color ${motion.state} ${motion.ease}`,
  ':hover': { color: color.text, background: color.surface },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-current]': { color: color.text, background: color.raised, fontWeight: 500 } },
  '@media': {
    [media.touch]: { minBlockSize: 44 },
    // Forced colors drop the background that marks the current page.
    [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});

globalStyle(`${link}[aria-current] > svg`, { color: color.accent });

export const count = style({ marginInlineStart: 'auto' });
