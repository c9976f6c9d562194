import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const section = recipe({
  variants: {
    space: {
      section: { paddingBlock: vars.space.section },
      compact: { paddingBlock: vars.space.s48 },
      start: { paddingBlockStart: vars.space.section },
      end: { paddingBlockEnd: vars.space.section },
    },
  },
  defaultVariants: { space: 'section' },
});
