import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { lightColors } from '../theme/tokens.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const block = style({ display: 'grid', gap: vars.space.s8, minInlineSize: 0 });
export const label = style({ fontSize: vars.type.sm, fontWeight: 500 });
export const row = style({
  display: 'grid',
  gap: vars.space.s8,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
});
export const link = style({
  minInlineSize: 0,
  minBlockSize: 48,
  paddingInline: 15,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  textOverflow: 'ellipsis',
  selectors: { '&[dir=ltr]': { textAlign: 'start' } },
});
export const failed = style({ fontSize: vars.type.sm, lineHeight: vars.leading.caption, color: color.loss });
/** Dark on light in every theme, because many scanners cannot read inverted codes. */
export const qr = style({
  inlineSize: 200,
  blockSize: 200,
  background: lightColors.surface,
  fill: lightColors.text,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});
