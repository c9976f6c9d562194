import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { gutter } from './gutter.ts';

const { color } = vars;

/** The area that takes the pointer, centered on the gutter, in CSS pixels. */
const area = { mouse: 24, touch: 44 };
const reach = (size: number) => (gutter - size) / 2;

export const splitter = recipe({
  base: { display: 'flex', minInlineSize: 0, minBlockSize: 0, inlineSize: '100%', blockSize: '100%' },
  variants: { orientation: { horizontal: {}, vertical: { flexDirection: 'column' } } },
});

export const pane = style({
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  ':focus-visible': { outlineOffset: '-2px' },
});

/** Its size is set by its share. */
export const first = style({ flex: 'none' });

export const divider = recipe({
  base: {
    position: 'relative',
    zIndex: 1, // above the edges of the panes, which its area covers
    flex: 'none',
    touchAction: 'none',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-5px', borderRadius: vars.radius.group },
    '::before': { content: '""', position: 'absolute', margin: 'auto', background: color.line },
    '::after': { content: '""', position: 'absolute', inset: 0, margin: 'auto', borderRadius: 2, background: color.lineStrong },
    selectors: {
      '&:hover::before, &:active::before': { background: color.lineStrong },
      '&:hover::after, &:active::after': { background: color.accent },
    },
    '@media': {
      [media.forced]: {
        '::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
        '::after': { background: 'ButtonText', forcedColorAdjust: 'none' },
        selectors: { '&:hover::after, &:active::after': { background: 'Highlight' } },
      },
    },
  },
  variants: {
    orientation: {
      horizontal: {
        inlineSize: area.mouse,
        marginInline: reach(area.mouse),
        cursor: 'col-resize',
        '::before': { insetBlock: 0, insetInline: 0, inlineSize: 1 },
        '::after': { inlineSize: 4, blockSize: 32 },
        '@media': { [media.touch]: { inlineSize: area.touch, marginInline: reach(area.touch) } },
      },
      vertical: {
        blockSize: area.mouse,
        marginBlock: reach(area.mouse),
        cursor: 'row-resize',
        '::before': { insetBlock: 0, insetInline: 0, blockSize: 1 },
        '::after': { inlineSize: 32, blockSize: 4 },
        '@media': { [media.touch]: { blockSize: area.touch, marginBlock: reach(area.touch) } },
      },
    },
    isDisabled: { true: { pointerEvents: 'none', '::after': { display: 'none' } } },
  },
});
