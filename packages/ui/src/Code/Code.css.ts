import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, radius, space } = vars;

/** Code is left-to-right in every language. */
const face = {
  fontFamily: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace",
  fontVariantLigatures: 'none',
  direction: 'ltr',
  unicodeBidi: 'isolate',
} as const;

export const inlineLook = {
  ...face,
  paddingBlock: 1,
  paddingInline: 5,
  border: `1px solid ${color.line}`,
  borderRadius: radius.badge,
  background: color.raised,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
} as const;

export const inline = style(inlineLook);

export const block = style({
  ...face,
  overflowX: 'auto',
  paddingBlock: space.s16,
  paddingInline: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.text,
  textAlign: 'left',
  tabSize: 2,
});

export const lines = style({ font: 'inherit' });
