import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '56px',
  blockSize: '32px',
  fontSize: '14px',
  fontWeight: 500,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.badge,
  forcedColorAdjust: 'none',
});
export const pair = style({ flex: '1 1 96px' });
export const ratio = style({ fontVariantNumeric: 'tabular-nums' });
export const verdict = style({ minInlineSize: '108px', display: 'flex' });
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
