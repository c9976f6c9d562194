import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const inline = createVar();
const block = createVar();
const out = (amount: string) => `calc(-1 * ${amount})`;

// Content at a corner of a card has the inner radius of the card's border.
const corner = `calc(${vars.radius.card} - 1px)`;
const top = { overflow: 'hidden', borderStartStartRadius: corner, borderStartEndRadius: corner } as const;
const bottom = { overflow: 'hidden', borderEndStartRadius: corner, borderEndEndRadius: corner } as const;

export const bleed = recipe({
  base: { marginInline: out(inline) },
  variants: {
    // The padding of a card: 20 and 16 pixels on phones, 24 from 768 pixels.
    of: {
      card: {
        vars: { [inline]: vars.space.s16, [block]: '20px' },
        '@media': { [media.md]: { vars: { [inline]: vars.space.s24, [block]: vars.space.s24 } } },
      },
      page: { vars: { [inline]: vars.space.gutter, [block]: '0px' } },
    },
    edges: {
      sides: {},
      start: { marginBlockStart: out(block), ...top },
      end: { marginBlockEnd: out(block), ...bottom },
      all: { marginBlock: out(block), ...top, ...bottom },
    },
  },
  defaultVariants: { of: 'card', edges: 'sides' },
});
