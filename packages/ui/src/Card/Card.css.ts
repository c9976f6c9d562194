import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const card = recipe({
  base: {
    position: 'relative',
    minInlineSize: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  },
  variants: {
    padding: {
      card: { paddingBlock: 20, paddingInline: 16, '@media': { [media.md]: { padding: vars.space.s24 } } },
      // Content may touch the edges of the card.
      none: { overflow: 'hidden' },
    },
    tone: {
      surface: {},
      raised: { background: vars.color.raised },
      chosen: { borderColor: vars.color.accent, background: vars.color.accentWash },
    },
  },
  defaultVariants: { padding: 'card', tone: 'surface' },
});
