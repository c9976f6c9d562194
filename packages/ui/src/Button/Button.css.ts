import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { controlSize } from '../theme/controlSize.ts';

const enabled = ':not(:disabled, [aria-disabled=true])';

/** Hover styles only for devices that can hover, because they would remain after a tap. */
const hover = (rule: Record<string, string>) => ({
  '@media': { '(hover: hover)': { selectors: { [`&:hover${enabled}`]: rule } } },
});

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.text,
    fontWeight: 600,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: `transform ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      [`&:active${enabled}`]: { transform: 'scale(0.98)', outline: '1px solid currentColor', outlineOffset: '2px' },
      '&:disabled': {
        background: vars.color.raised,
        borderColor: vars.color.line,
        color: vars.color.faint,
        cursor: 'not-allowed',
      },
      '&[aria-disabled=true]': { cursor: 'progress' },
    },
    '@media': {
      [media.forced]: { borderColor: 'ButtonText', selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
    },
  },
  variants: {
    variant: {
      primary: [
        {
          background: vars.color.primary,
          color: vars.color.onPrimary,
          selectors: { [`&:active${enabled}`]: { outlineColor: vars.color.primaryHi } },
        },
        hover({ background: vars.color.primaryHi }),
      ],
      secondary: [{ borderColor: vars.color.lineStrong, color: vars.color.text }, hover({ background: vars.color.raised })],
      quiet: [{ color: vars.color.text }, hover({ background: vars.color.raised })],
      danger: [{ borderColor: vars.color.loss, color: vars.color.loss }, hover({ background: vars.color.lossWash })],
    },
    size: {
      lg: { minBlockSize: 54, paddingBlock: vars.space.s8, paddingInline: 27, gap: vars.space.s12, fontSize: vars.type.md },
      md: { minBlockSize: controlSize, paddingBlock: vars.space.s8, paddingInline: 19, gap: 10, fontSize: vars.type.md },
      sm: {
        minBlockSize: 36,
        paddingBlock: 5,
        paddingInline: 15,
        gap: vars.space.s8,
        fontSize: vars.type.sm,
        '@media': { [media.touch]: { minBlockSize: 44 } },
      },
    },
    isWide: { true: { inlineSize: '100%' } },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});

/** Label and pending indicator share one grid cell, so that a pending button keeps its width. */
export const content = style({ display: 'inline-grid', alignItems: 'center', justifyItems: 'center', gap: 'inherit' });
export const layer = style({ gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: 'inherit' });
export const hiddenLayer = style({ visibility: 'hidden' });
