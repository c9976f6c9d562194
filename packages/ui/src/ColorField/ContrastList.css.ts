import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const frame = style({ fontSize: vars.type.sm, lineHeight: vars.leading.caption });
export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s12,
  rowGap: vars.space.s4,
  minBlockSize: 48,
  paddingBlock: vars.space.s8,
  borderBlockEnd: `1px solid ${color.line}`,
});

/** Shows the two colors, in forced colors too. It demonstrates the contrast, so its own contrast may be insufficient. */
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 48,
  blockSize: 32,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.group,
  fontWeight: 600,
  forcedColorAdjust: 'none',
  '::before': { content: '"Aa"' },
});

export const name = style({ flex: '1 1 auto', overflowWrap: 'anywhere' });

// Reserves its space while the contrast is calculated.
export const result = style({ display: 'flex', alignItems: 'center', gap: vars.space.s12, minBlockSize: 24 });
export const ratio = style({ color: color.muted, whiteSpace: 'nowrap' });
/** Equally wide results, so that the ratios are aligned. */
export const mark = style({ display: 'grid', minInlineSize: 114 });

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s12,
});
export const remark = style({ color: color.muted });
export const hex = style({ color: color.text, fontWeight: 600 });
