import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const contents = style({ minInlineSize: 0, fontSize: vars.type.sm, lineHeight: vars.leading.caption });

export const label = style({ marginBlockEnd: vars.space.s8, fontSize: vars.type.xs, color: color.faint });

export const list = style({ borderInlineStart: `1px solid ${color.line}` });

export const link = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 32,
    marginInlineStart: -1,
    paddingBlock: vars.space.s4,
    borderInlineStart: '2px solid transparent',
    borderStartEndRadius: vars.radius.badge,
    borderEndEndRadius: vars.radius.badge,
    textDecoration: 'none',
    color: color.muted,
    selectors: { '&[aria-current]': { borderColor: color.accent, color: color.text, fontWeight: 500 } },
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { color: color.text } } },
      [media.touch]: { minBlockSize: 44 },
    },
  },
  variants: {
    depth: { 1: { paddingInlineStart: vars.space.s16 }, 2: { paddingInlineStart: vars.space.s32 } },
  },
});
