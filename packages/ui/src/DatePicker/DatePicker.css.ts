import { style } from '@vanilla-extract/css';
import { field } from '../field/field.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** The dates of a date field: lines break between two dates rather than within one. */
export const segmentsRow = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s8,
  minInlineSize: 0,
  paddingBlock: 6,
  paddingInlineStart: 12,
  // Below 16 px, iOS zooms into the page when a field takes the focus.
  fontSize: 'max(16px, 1em)',
});

// Text, not a flexible box: in right-to-left text, invisible characters between the segments keep hours before minutes.
export const segments = style({ display: 'inline-block', lineHeight: '32px', whiteSpace: 'pre' });

export const segment = style({
  display: 'inline-block',
  lineHeight: vars.leading.text,
  paddingBlock: 4,
  paddingInline: 2,
  minInlineSize: 24,
  textAlign: 'center',
  borderRadius: 4,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type=literal]': { display: 'inline', paddingInline: 0, color: color.faint },
    '&[data-type=hour]': { textAlign: 'end' }, // one digit stands at the colon
    '&[data-placeholder]': { color: color.faint },
    '&[data-focused]': { background: color.accent, color: color.onAccent },
    [`${field}[data-disabled] &`]: { color: color.faint },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});
