import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, type } = vars;

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s16,
  inlineSize: 224,
  maxInlineSize: '100%',
  minBlockSize: '100%',
  paddingBlock: space.s24,
  paddingInline: space.s12,
  borderInlineEnd: `1px solid ${color.line}`,
  fontSize: type.sm,
});

export const header = style({ paddingInline: space.s12, paddingBlockEnd: space.s8 });
export const title = style({ padding: space.s12, fontSize: type.xs, color: color.faint });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  minBlockSize: 40,
  paddingInline: space.s12,
  borderRadius: vars.radius.control,
  color: color.muted,
  textDecoration: 'none',
  ':hover': { color: color.text },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-current]': { background: color.raised, color: color.text, fontWeight: 500 } },
  '@media': {
    [media.touch]: { minBlockSize: 44 },
    // Forced colors hide the current page's background, so its link has a border.
    [media.forced]: { selectors: { '&[aria-current]': { border: '1px solid Highlight' } } },
  },
});

export const detail = style({ marginInlineStart: 'auto' });

export const footer = style({
  marginBlockStart: 'auto',
  paddingBlockStart: space.s12,
  paddingInline: space.s12,
  fontSize: type.xs,
  lineHeight: vars.leading.text,
  color: color.muted,
});
