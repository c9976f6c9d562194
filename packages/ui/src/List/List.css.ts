import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

/** A dash as thick as the icons' strokes. A border, because forced colors keep borders. */
export const dash = {
  content: "''",
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 'calc(0.5lh - 0.8px)',
  inlineSize: 10,
  borderBlockStart: `1.6px solid ${color.lineStrong}`,
} as const;

export const number = { color: color.faint, fontVariantNumeric: 'tabular-nums' } as const;

export const list = recipe({
  base: { display: 'flex', flexDirection: 'column', lineHeight: vars.leading.text },
  variants: {
    marker: { dash: {}, number: { paddingInlineStart: space.s24, listStyle: 'decimal' }, none: {} },
    gap: { 4: { gap: space.s4 }, 8: { gap: space.s8 }, 12: { gap: space.s12 }, 16: { gap: space.s16 } },
  },
  defaultVariants: { marker: 'dash', gap: 8 },
});

const { marker } = list.classNames.variants;

globalStyle(`${marker.dash} > li`, { position: 'relative', paddingInlineStart: space.s24 });
globalStyle(`${marker.dash} > li::before`, dash);
globalStyle(`${marker.number} > li::marker`, number);

/** A row with an icon instead of the list's marker, aligned to its first line. */
export const signed = style({ display: 'flex', gap: space.s12 });
export const icon = recipe({
  base: { flex: 'none', display: 'flex', alignItems: 'center', blockSize: '1lh' },
  variants: {
    tone: {
      muted: { color: color.muted },
      accent: { color: color.accent },
      success: { color: color.gain },
      danger: { color: color.loss },
    },
  },
  defaultVariants: { tone: 'muted' },
});
