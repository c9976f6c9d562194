import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const list = style({ display: 'flex', flexWrap: 'wrap' });
export const lists = styleVariants({ sm: [list, { gap: 6 }], md: [list, { gap: vars.space.s8 }] });

const method = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s8,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.muted,
});
export const methods = styleVariants({
  sm: [method, { blockSize: 28, minInlineSize: 40, paddingInline: 6, borderRadius: 6 }],
  md: [method, { blockSize: 48, minInlineSize: 72, paddingInline: vars.space.s16, borderRadius: vars.radius.group }],
});
export const logo = style({ flexShrink: 0, color: vars.color.text });

const name = style({ fontWeight: 500, lineHeight: vars.leading.title });
export const names = styleVariants({
  sm: [name, { fontSize: vars.type.xs }],
  md: [name, { fontSize: vars.type.sm, color: vars.color.text }],
});
export const kind = style({ fontSize: vars.type.xs, color: vars.color.muted });
