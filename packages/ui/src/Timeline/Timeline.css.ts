import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space, type } = vars;

/** CSS pixels to the middle of the first line and of the marks. */
const LINE = 12;
const MARK = 11;

export const event = style({
  position: 'relative',
  paddingInlineStart: space.s32,
  paddingBlockEnd: space.s24,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next event.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${LINE + MARK / 2 + 3}px ${-(LINE - MARK / 2 - 3)}px`,
      insetInlineStart: 5,
      borderInlineStart: `1px solid ${color.ridge}`,
    },
    '&:is([data-state=now], [data-state=ahead]):not(:last-child)::before': {
      borderInlineStart: `1px dotted ${color.lineStrong}`,
    },
    // The mark: filled for past events, a ring for the current and future ones.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: LINE - MARK / 2,
      insetInlineStart: 0,
      inlineSize: MARK,
      blockSize: MARK,
      border: `2px solid ${color.ridge}`,
      borderRadius: '50%',
      background: color.ridge,
    },
    '&[data-tone=success]::after': { borderColor: color.gain, background: color.gain },
    '&[data-tone=danger]::after': { borderColor: color.loss, background: color.loss },
    '&[data-state=now]::after': { background: 'none' },
    '&[data-state=ahead]::after': { border: `1px solid ${color.lineStrong}`, background: 'none' },
    '&[data-state=ahead]': { color: color.muted },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s16}`,
});

export const title = style({
  fontWeight: 500,
  selectors: { [`${event}[data-state=now] &`]: { color: color.accent } },
});
export const when = style({ fontSize: type.xs, color: color.faint });
export const text = style({
  marginBlockStart: space.s4,
  fontSize: type.sm,
  color: color.muted,
  // Text has a maximum line length; rows reach to the date above them.
  selectors: { '&:not(:has(> ul, > ol, > dl))': { maxInlineSize: '54ch' } },
});
