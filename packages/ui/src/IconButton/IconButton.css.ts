import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.text,
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: `transform ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&:active:enabled': { transform: 'scale(0.94)' },
      '&:disabled': { color: vars.color.faint, cursor: 'not-allowed' },
    },
    '@media': { '(hover: hover)': { selectors: { '&:hover:enabled': { background: vars.color.raised } } } },
  },
  variants: {
    variant: { quiet: {}, secondary: { borderColor: vars.color.lineStrong } },
    size: {
      md: { inlineSize: 44, blockSize: 44 },
      sm: { inlineSize: 36, blockSize: 36, '@media': { [media.touch]: { inlineSize: 44, blockSize: 44 } } },
    },
  },
  defaultVariants: { variant: 'quiet', size: 'md' },
});
