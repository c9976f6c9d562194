import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const receipt = style({
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const part = style({
  padding: `${vars.space.s24} ${vars.space.s16}`,
  '@media': { [media.md]: { padding: vars.space.s24 } },
});

export const lead = style({ color: vars.color.muted, fontSize: vars.type.md });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s16,
});

export const amount = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: '2.5rem',
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.heading,
  marginBlock: vars.space.s8,
});

export const rows = style({ marginBlockStart: vars.space.s8 });

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  paddingBlock: vars.space.s12,
  fontSize: vars.type.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const term = style({ minInlineSize: 0 });
export const value = style({ flexShrink: 0, textAlign: 'end', fontWeight: 500 });
export const note = style({ color: vars.color.faint });
export const muted = style({ color: vars.color.muted });
export const faintValue = style({ color: vars.color.faint, fontWeight: 400 });
export const gain = style({ color: vars.color.gain });
export const total = style({ fontWeight: 600 });

export const action = style({ display: 'grid', marginBlock: `${vars.space.s16} ${vars.space.s16}` });

export const small = style({ color: vars.color.faint, fontSize: vars.type.xs, lineHeight: 1.6 });

/** The tear-off line: payments above, refunds below. */
export const refund = style({
  position: 'relative',
  flexGrow: 1,
  background: vars.color.raised,
  borderBlockStart: `1px dashed ${vars.color.lineStrong}`,
  borderEndStartRadius: `calc(${vars.radius.card} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius.card} - 1px)`,
});

const notch = {
  content: '""',
  position: 'absolute',
  insetBlockStart: -8,
  inlineSize: 8,
  blockSize: 15,
  background: vars.color.ground,
  border: `1px solid ${vars.color.line}`,
} as const;

/** Half a hole punched into each edge, in the color of the page behind the receipt. */
export const notched = style({
  '::before': { ...notch, insetInlineStart: -1, borderInlineStart: 0, borderStartEndRadius: 8, borderEndEndRadius: 8 },
  '::after': { ...notch, insetInlineEnd: -1, borderInlineEnd: 0, borderStartStartRadius: 8, borderEndStartRadius: 8 },
});

export const totalRow = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const bonus = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: vars.type.x2,
  lineHeight: 1,
  letterSpacing: vars.tracking.title,
});
