import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

// Positions the hidden text for screen readers within the row.
export const pagination = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  '@media': { 'not all and (min-width: 768px)': { justifyContent: 'space-between' } },
});

export const pages = style({
  display: 'none',
  gap: vars.space.s4,
  '@media': { [media.md]: { display: 'flex' } },
});

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 36,
  blockSize: 36,
  paddingInline: vars.space.s4,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.type.sm,
  fontWeight: 500,
  lineHeight: 1.2,
  textDecoration: 'none',
  color: color.muted,
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-current]': { borderColor: color.accent, background: color.accentWash, color: color.text },
    '&[aria-disabled=true]': { color: color.faint, borderStyle: 'dashed', cursor: 'not-allowed' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([aria-current], [aria-disabled=true])': { background: color.raised, color: color.text } },
    },
    [media.touch]: { minInlineSize: 44, blockSize: 44 },
    [media.forced]: {
      selectors: {
        '&[aria-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[aria-disabled=true]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

export const step = style([page, { flex: 'none', borderColor: color.lineStrong, color: color.text }]);

export const previousIcon = style({ display: 'grid', transform: 'scaleX(-1)' });

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  color: color.faint,
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 44 } },
});

export const summary = style({
  fontSize: vars.type.sm,
  color: color.muted,
  '@media': { [media.md]: { display: 'none' } },
});
