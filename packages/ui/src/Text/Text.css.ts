import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const { text, muted, faint, accent, gain, loss, info, warn } = vars.color;

export const textStyle = recipe({
  variants: {
    size: {
      xs: { fontSize: vars.type.xs, lineHeight: vars.leading.caption },
      sm: { fontSize: vars.type.sm, lineHeight: vars.leading.text },
      md: { fontSize: vars.type.md, lineHeight: vars.leading.text },
      lg: { fontSize: vars.type.lg, lineHeight: vars.leading.text },
    },
    tone: {
      text: { color: text },
      muted: { color: muted },
      faint: { color: faint },
      accent: { color: accent },
      success: { color: gain },
      danger: { color: loss },
      info: { color: info },
      warning: { color: warn },
    },
    isStrong: { true: { fontWeight: 600 } },
    isMeasured: { true: { maxInlineSize: '54ch' } },
  },
  defaultVariants: { size: 'md' },
});
