import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const card = style({
  display: 'grid',
  blockSize: '100%',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.s32,
  padding: '20px',
  '@media': { [media.md]: { padding: vars.space.s32 }, [media.lg]: { minBlockSize: '320px', padding: vars.space.s48 } },
});

export const quote = style({
  maxInlineSize: '34ch',
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: vars.type.x2,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
  wordSpacing: '0.06em',
});

// The payout is drawn as a torn-off receipt.
export const receipt = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: '20px',
  background: vars.color.raised,
  borderBlockStart: `1px dashed ${vars.color.lineStrong}`,
  '@media': {
    [media.md]: { padding: vars.space.s32 },
    [media.lg]: { borderBlockStart: 0, borderInlineStart: `1px dashed ${vars.color.lineStrong}` },
  },
});

export const caption = style({ fontSize: vars.type.sm, color: vars.color.muted });
