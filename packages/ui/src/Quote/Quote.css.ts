import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const { color, font, leading, space, tracking, type } = vars;

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space.s16 });

export const words = recipe({
  base: {
    textWrap: 'pretty',
    selectors: { '&::before': { content: 'open-quote' }, '&::after': { content: 'close-quote' } },
  },
  variants: {
    size: {
      md: { maxInlineSize: '52ch', fontSize: type.lg, lineHeight: leading.text },
      lg: {
        maxInlineSize: '28ch',
        fontFamily: font.display,
        fontSize: type.x2,
        fontWeight: 500,
        lineHeight: leading.title,
        letterSpacing: tracking.title,
      },
    },
  },
  defaultVariants: { size: 'md' },
});

export const source = style({ fontSize: type.sm, lineHeight: leading.caption, color: color.muted });
export const name = style({ display: 'block', fontStyle: 'normal', fontWeight: 600, color: color.text });
