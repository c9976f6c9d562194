import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.ts';

const { color, radius, space, type } = vars;
const corner = `calc(${space.s24} + env(safe-area-inset-bottom))`;

/** A hidden element keeps its place, so that it can be measured, but is invisible and not focusable. */
export const floating = recipe({
  base: {
    position: 'fixed',
    zIndex: layers.dock,
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    border: `0 solid ${color.lineStrong}`,
    background: color.raised,
    color: color.text,
    boxShadow: vars.shadow.float,
    // The delay keeps it away while the page scrolls from one control to the next beneath it.
    transition: `opacity ${vars.motion.panel} ${vars.motion.ease} 160ms, visibility ${vars.motion.panel} 160ms`,
    selectors: { '&[data-away]': { visibility: 'hidden', opacity: 0, transition: 'none' } },
    '@media': { print: { display: 'none' } },
  },
  variants: {
    shape: {
      /** At the edge of the window, over the gutter, so that it covers almost nothing. */
      column: {
        insetInlineEnd: 0,
        insetBlockEnd: space.s136,
        flexDirection: 'column',
        gap: 0,
        borderBlockWidth: 1,
        borderInlineStartWidth: 1,
        borderStartStartRadius: radius.control,
        borderEndStartRadius: radius.control,
        boxShadow: 'none',
        '@media': { [media.md]: { insetBlockEnd: 'calc(50% - 66px)' } },
      },
      bar: {
        insetInline: 0,
        insetBlockEnd: 0,
        minBlockSize: 64,
        paddingInline: space.s8,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderBlockStartWidth: 1,
      },
      card: {
        insetInlineEnd: 64,
        insetBlockEnd: corner,
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: space.s12,
        inlineSize: 312,
        padding: space.s16,
        borderWidth: 1,
        borderColor: color.line,
        borderRadius: radius.card,
      },
      call: {
        insetInline: 0,
        insetBlockEnd: 0,
        minBlockSize: 64,
        paddingInline: `${space.s16} ${space.s8}`,
        paddingBlock: `${space.s8} max(${space.s8}, env(safe-area-inset-bottom))`,
        borderBlockStartWidth: 1,
        boxShadow: 'none',
        '@media': { [media.md]: { justifyContent: 'center', gap: space.s16 } },
      },
    },
  },
});

export const icon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.control,
  color: color.muted,
  transition: `color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { color: color.accent },
  ':focus-visible': { outlineOffset: '-4px' },
  // As wide as the gutter, so that the column covers no content; on touch screens it keeps 44 px.
  '@media': {
    [`${media.md} and (hover: hover)`]: {
      selectors: {
        [`${floating.classNames.variants.shape.column} > &`]: { inlineSize: `clamp(24px, ${space.gutter} - 4px, 44px)` },
      },
    },
  },
});

export const wide = style({ display: 'grid', flex: 1 });
export const words = style({
  flex: 1,
  fontSize: type.sm,
  lineHeight: vars.leading.caption,
  textWrap: 'balance',
  '@media': { [media.md]: { flex: 'none' } },
});
export const header = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s8 });
export const title = style({ fontWeight: 600, lineHeight: vars.leading.caption });
export const close = style({ display: 'grid', margin: '-12px', marginInlineStart: 0 });
export const channels = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s8 });
export const mark = style({ display: 'none', color: color.ridge, '@media': { [media.md]: { display: 'grid' } } });
