import { style } from '@vanilla-extract/css';
import { field } from '../field/field.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { thumbSize } from './fillSize.ts';

const { color } = vars;

export const value = style({
  fontWeight: 500,
  color: color.text,
  selectors: { [`${field}[data-disabled] &`]: { color: color.faint } },
});

export const line = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  blockSize: 32,
  '@media': { [media.touch]: { blockSize: 44 } },
});

export const track = style({
  gridArea: '1 / 1',
  display: 'grid',
  alignItems: 'center',
  '::before': { content: '""', gridArea: '1 / 1', blockSize: 2, borderRadius: 1, background: color.lineStrong },
  selectors: { [`${field}[data-disabled] &::before`]: { background: color.line } },
  '@media': { [media.forced]: { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } } },
});

export const filledTrack = style({
  gridArea: '1 / 1',
  blockSize: 4,
  borderRadius: 2,
  background: color.accent,
  selectors: { [`${field}[data-disabled] &`]: { background: color.lineStrong } },
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** An open ring, as the last point of every curve. */
export const thumb = {
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `3px solid ${color.accent}`,
  borderRadius: '50%',
  background: color.surface,
} as const;

export const input = style({
  gridArea: '1 / 1',
  zIndex: 1,
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  outline: 'none !important',
  touchAction: 'pan-y pinch-zoom',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${color.accent}`, outlineOffset: '3px' },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${color.accent}`, outlineOffset: '3px' },
    '&:active:enabled::-webkit-slider-thumb': { background: color.accent },
    '&:active:enabled::-moz-range-thumb': { background: color.accent },
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::-webkit-slider-thumb': { border: `1px dashed ${color.lineStrong}`, background: color.raised },
    '&:disabled::-moz-range-thumb': { border: `1px dashed ${color.lineStrong}`, background: color.raised },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:enabled::-webkit-slider-thumb': { borderColor: color.accentHi },
        '&:hover:enabled::-moz-range-thumb': { borderColor: color.accentHi },
      },
    },
  },
});

export const endLabels = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: -4,
  fontSize: vars.type.xs,
  lineHeight: vars.leading.caption,
  color: color.faint,
});
