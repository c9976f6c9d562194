import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, type } = vars;
const phone = '(max-width: 767px)';
const hairline = `1px solid ${color.line}`;

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  // Collapsed borders do not move with a sticky header.
  borderCollapse: 'separate',
  fontSize: type.sm,
  '@media': { [phone]: { display: 'block' } },
});

export const planHeader = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  '@media': { [phone]: { display: 'block' } },
});

/** On a phone, a feature takes the full width, with one column per plan below it. */
export const row = style({
  '@media': { [phone]: { display: 'flex', flexWrap: 'wrap' } },
});

/** On a phone, each plan has the same share of the width. */
const share = {
  flex: '1 1 0',
  minInlineSize: 0,
  // The first column aligns with the feature above it.
  selectors: { '&:nth-child(2):not([data-chosen])': { paddingInlineStart: 0 } },
};

const chosen = {
  '&[data-chosen]': {
    background: color.accentWash,
    borderInline: `1px solid ${color.accent}`,
  },
};

export const corner = style({
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  background: color.ground,
  '@media': { [phone]: { display: 'none' } },
});

export const plan = style({
  paddingBlock: space.s16,
  paddingInline: space.s12,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  background: color.ground,
  verticalAlign: 'top',
  selectors: {
    ...chosen,
    '&[data-chosen]': {
      ...chosen['&[data-chosen]'],
      borderBlockStart: `1px solid ${color.accent}`,
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
    },
  },
  '@media': { [media.md]: { paddingInline: space.s16 }, [phone]: share },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s8}`,
  fontFamily: vars.font.display,
  fontSize: type.lg,
  fontWeight: 500,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
  wordSpacing: '0.06em',
});
export const lead = style({ display: 'block', marginBlockStart: space.s4, color: color.muted });
export const action = style({ display: 'block', marginBlockStart: space.s12 });

export const group = style({
  paddingBlock: `${space.s24} ${space.s8}`,
  fontSize: type.xs,
  color: color.faint,
  borderBlockEnd: hairline,
  verticalAlign: 'bottom',
  '@media': { [phone]: { flex: '0 0 100%' } },
});

/** Continues the selected column through a group's heading. */
export const gap = style({ borderBlockEnd: hairline, selectors: chosen, '@media': { [phone]: { display: 'none' } } });

export const feature = style({
  paddingBlock: space.s12,
  paddingInlineEnd: space.s16,
  borderBlockEnd: hairline,
  verticalAlign: 'top',
  '@media': { [phone]: { flex: '0 0 100%', paddingBlockEnd: 0, borderBlockEnd: 0, color: color.muted } },
});

export const note = style({
  display: 'block',
  fontSize: type.xs,
  lineHeight: vars.leading.caption,
  color: color.faint,
});

export const value = style({
  paddingBlock: space.s12,
  paddingInline: space.s12,
  borderBlockEnd: hairline,
  fontWeight: 500,
  verticalAlign: 'top',
  overflowWrap: 'break-word',
  selectors: {
    ...chosen,
    'tbody:last-child > tr:last-child > &[data-chosen]': {
      borderBlockEnd: `1px solid ${color.accent}`,
      borderEndStartRadius: vars.radius.card,
      borderEndEndRadius: vars.radius.card,
    },
  },
  '@media': { [media.md]: { paddingInline: space.s16 }, [phone]: share },
});

export const yes = style({ display: 'inline-block', color: color.gain, verticalAlign: 'text-bottom' });
export const no = style({ display: 'inline-block', color: color.faint, verticalAlign: 'text-bottom' });
