import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const empty = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.s8 });

export const ridge = style({
  inlineSize: '100%',
  maxInlineSize: 420,
  blockSize: 24,
  marginBlockEnd: vars.space.s4,
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  strokeDasharray: '1 6',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.type.md,
  fontWeight: 500,
  letterSpacing: 0,
  lineHeight: vars.leading.caption,
});
export const text = style({ fontSize: vars.type.sm, color: vars.color.muted, maxInlineSize: '46ch', textWrap: 'pretty' });
export const action = style({ marginBlockStart: vars.space.s4, fontSize: vars.type.sm });

// As a whole page: the ridge reaches both edges, and the text is larger.
export const page = style([empty, { inlineSize: '100%', gap: vars.space.s16 }]);
globalStyle(`${page} ${ridge}`, { maxInlineSize: 'none', blockSize: 64, marginBlockEnd: vars.space.s16 });
export const pageTitle = style({
  fontSize: vars.type.x3,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
});
globalStyle(`${page} ${text}`, { fontSize: vars.type.lg });
globalStyle(`${page} ${action}`, { marginBlockStart: vars.space.s16 });
