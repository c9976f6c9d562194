import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const group = recipe({
  base: {
    display: 'inline-flex',
    gap: 2,
    maxInlineSize: '100%',
  },
  variants: {
    isFramed: {
      true: {
        padding: 3,
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.control,
        background: color.surface,
      },
    },
    orientation: { horizontal: { flexWrap: 'wrap' }, vertical: { flexDirection: 'column' } },
  },
});

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s8,
  minInlineSize: 36,
  minBlockSize: 36,
  border: '1px solid transparent',
  borderRadius: vars.radius.group,
  fontSize: vars.type.sm,
  fontWeight: 500,
  lineHeight: 1.2,
  color: color.muted,
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-pressed=true]': { borderColor: color.lineStrong, background: color.raised, color: color.text },
    '&:disabled': { color: color.faint, cursor: 'not-allowed' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:enabled': { color: color.text } } },
    [media.touch]: { minInlineSize: 44, minBlockSize: 44 },
    [media.forced]: {
      selectors: {
        '&[aria-pressed=true]:enabled': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const withText = style({ paddingInline: 13 });
