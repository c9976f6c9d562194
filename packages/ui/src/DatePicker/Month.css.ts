import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** For a calendar that selects a range. */
export const range = style({});

/** In a row it becomes narrower than its days are wide. */
export const month = style({ minInlineSize: 0 });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: vars.space.s8,
});

export const name = style({ fontSize: vars.type.md, fontWeight: 600, letterSpacing: 0, lineHeight: vars.leading.caption });

// Seven targets of 44 px; narrower if a phone has less space.
export const grid = style({ inlineSize: 308, maxInlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

export const weekday = style({
  blockSize: 28,
  fontSize: vars.type.xs,
  fontWeight: 400,
  textAlign: 'center',
  color: color.faint,
});

const forced = { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } as const;
const chosen = { background: color.accent, color: color.onAccent };

export const day = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 40,
  borderRadius: vars.radius.group,
  fontSize: vars.type.sm,
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-today]': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '4px' },
    '&[data-hovered]': { boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
    '&[data-marked]': { position: 'relative' },
    '&[data-marked]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 4,
      inlineSize: 4,
      blockSize: 4,
      borderRadius: '50%',
      background: 'currentColor',
    },
    '&[data-selected]': chosen,
    [`${range} &[data-selected]`]: { borderRadius: 0, background: color.duneLit, color: color.text },
    [`${range} &:is([data-selection-start], [data-selection-end])`]: chosen,
    // React Aria selects nothing in a disabled calendar, and marks the ends nevertheless.
    [`${range} &[data-disabled]:is([data-selection-start], [data-selection-end])`]: {
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
      color: color.faint,
    },
    [`${range} &[data-selection-start]`]: {
      borderStartStartRadius: vars.radius.group,
      borderEndStartRadius: vars.radius.group,
    },
    [`${range} &[data-selection-end]`]: { borderStartEndRadius: vars.radius.group, borderEndEndRadius: vars.radius.group },
    '&:is([data-disabled], [data-unavailable]):not([data-selected])': { color: color.faint, cursor: 'not-allowed' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.touch]: { blockSize: 44 },
    [media.forced]: {
      selectors: {
        '&[data-selected]': forced,
        [`${range} &[data-selected]`]: forced,
        '&:is([data-disabled], [data-unavailable]):not([data-selected])': { color: 'GrayText' },
      },
    },
  },
});
