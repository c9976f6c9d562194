import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const title = { lineHeight: vars.leading.title, letterSpacing: vars.tracking.title };

export const heading = recipe({
  base: { fontFamily: vars.font.display, fontWeight: 500, color: vars.color.text, textWrap: 'balance' },
  variants: {
    size: {
      x4: { fontSize: vars.type.x4, lineHeight: vars.leading.display, letterSpacing: vars.tracking.display },
      x3: { fontSize: vars.type.x3, lineHeight: vars.leading.heading, letterSpacing: vars.tracking.heading },
      x2: { ...title, fontSize: vars.type.x2 },
      xl: { ...title, fontSize: vars.type.xl },
      lg: { ...title, fontSize: vars.type.lg },
      md: { fontSize: vars.type.md, fontFamily: vars.font.text, fontWeight: 600, lineHeight: vars.leading.caption },
    },
  },
});
