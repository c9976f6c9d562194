import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space, type } = vars;

export const frame = styleVariants({
  card: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    // The drawing is clipped to the card.
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surface,
  },
  none: { minInlineSize: 0 },
});

export const words = styleVariants({ card: { padding: 20 }, none: {} });

export const label = style({ fontSize: type.sm, color: color.muted });

export const value = style({
  fontFamily: vars.font.display,
  fontSize: type.x2,
  fontWeight: 500,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
});

export const small = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s4,
  marginBlockStart: space.s4,
  fontSize: type.xs,
  color: color.muted,
});

const moved = style({ display: 'inline-flex', alignItems: 'center', gap: space.s4, fontSize: type.sm });

export const tone = styleVariants({ gain: color.gain, loss: color.loss, flat: color.muted }, (of) => [moved, { color: of }]);

export const drawing = style({ marginBlockStart: 'auto', lineHeight: 0 });
