import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const link = recipe({
  base: {
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.26em',
    textDecorationColor: vars.color.lineStrong,
    borderRadius: vars.radius.badge,
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { color: vars.color.accentHi, textDecorationColor: 'currentColor' } } },
    },
  },
  variants: {
    tone: {
      inherit: { color: 'inherit' },
      accent: { color: vars.color.accent, textDecorationColor: 'currentColor' },
    },
  },
  defaultVariants: { tone: 'inherit' },
});

/** The icon stays on the last word's line. */
export const externalIcon = style({
  display: 'inline-block',
  marginInlineStart: '0.3em',
  verticalAlign: '-0.1em',
  whiteSpace: 'nowrap',
});
