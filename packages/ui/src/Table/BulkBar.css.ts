import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const stickyBox = style({ position: 'sticky', insetBlockEnd: space.s12, zIndex: 4 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginBlockStart: space.s12,
  marginInline: 'auto',
  paddingBlock: space.s8,
  paddingInlineStart: space.s16,
  paddingInlineEnd: space.s8,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.float,
  fontSize: vars.type.sm,
});

export const count = style({ marginInlineEnd: space.s8, fontWeight: 500 });
