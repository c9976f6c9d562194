import { globalStyle, style } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  padding: 1,
  background: vars.color.line,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

const corner = `calc(${vars.radius.card} - 1px)`;

const option = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 96,
  paddingBlockStart: vars.space.s12,
  background: vars.color.surface,
  cursor: 'pointer',
  overflow: 'clip',
  transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
  '@media': {
    // The outer corners are rounded; two rows of three have other corner tiles than one row.
    '(max-width: 767px)': {
      selectors: {
        '&:nth-of-type(3)': { borderStartEndRadius: corner },
        '&:nth-last-of-type(3)': { borderEndStartRadius: corner },
      },
    },
    [media.md]: {
      minBlockSize: 132,
      paddingBlockStart: vars.space.s16,
      selectors: { '&:first-of-type': { borderEndStartRadius: corner }, '&:last-of-type': { borderStartEndRadius: corner } },
    },
  },
  selectors: {
    '&:hover': { background: vars.color.raised },
    '&:first-of-type': { borderStartStartRadius: corner },
    '&:last-of-type': { borderEndEndRadius: corner },
    '&:has(:checked)': { zIndex: 1, background: vars.color.accentWash, borderRadius: vars.radius.card, overflow: 'visible' },
    '&:has(:focus-visible)': {
      zIndex: 2,
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: 3,
      borderRadius: vars.radius.card,
    },
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.faint },
  },
});

/** Drawn above everything, one pixel outside, so that the selected tile covers the hairlines. */
globalStyle(`${option}:has(:checked)::after`, {
  content: '""',
  position: 'absolute',
  inset: -1,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.card,
  pointerEvents: 'none',
});

const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit', zIndex: 1 });

export const looks = { options, option, input };

export const size = style({
  paddingInline: vars.space.s12,
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: vars.type.x2,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
  '@media': { [media.md]: { paddingInline: vars.space.s16 } },
});

export const price = style({
  paddingInline: vars.space.s12,
  fontSize: vars.type.md,
  lineHeight: vars.leading.caption,
  color: vars.color.muted,
  '@media': { [media.md]: { paddingInline: vars.space.s16 } },
});
globalStyle(`${option}:has(:checked) ${price}`, { color: vars.color.text });

export const oldPrice = style({ color: vars.color.faint, marginInlineStart: vars.space.s8 });

export const tick = style({
  position: 'absolute',
  insetBlockStart: vars.space.s12,
  insetInlineEnd: vars.space.s12,
  inlineSize: 18,
  blockSize: 18,
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  visibility: 'hidden',
});
globalStyle(`${option}:has(:checked) ${tick}`, { visibility: 'visible' });

export const ridge = style([
  drawing,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: 44,
    marginBlockStart: 'auto',
    direction: 'ltr',
    overflow: 'hidden',
  },
]);
globalStyle(`${option}:has(:checked) ${ridge}`, { borderEndStartRadius: corner, borderEndEndRadius: corner });

export const sand = style({ fill: vars.color.duneMid });
export const line = style({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1.25 });
globalStyle(`${option}:has(:checked) ${sand}`, { fill: vars.color.duneLit });
globalStyle(`${option}:has(:checked) ${line}`, { stroke: vars.color.ridge, strokeWidth: 2.25 });
