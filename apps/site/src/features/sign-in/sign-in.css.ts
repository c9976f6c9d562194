import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const screen = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const column = style({
  display: 'grid',
  gap: vars.space.s8,
  inlineSize: '100%',
  maxInlineSize: '448px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space.s48} ${vars.space.s64}`,
});

export const home = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  marginBlockEnd: vars.space.s32,
  textDecoration: 'none',
});

export const title = style({ fontSize: vars.type.x2, lineHeight: vars.leading.heading });
export const lead = style({ color: vars.color.muted });
export const form = style({ display: 'grid', gap: vars.space.s16, paddingBlockStart: vars.space.s24 });
export const note = style({
  fontSize: vars.type.sm,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  ':empty': { display: 'none' },
});
export const problem = style({ borderRadius: vars.radius.card });
export const subtitle = style({ fontSize: vars.type.xl });
export const small = style({ fontFamily: vars.font.text, fontSize: vars.type.sm, fontWeight: 600, letterSpacing: 0 });
export const steps = style({ display: 'grid', gap: vars.space.s8, paddingInlineStart: vars.space.s24, color: vars.color.muted });
export const more = style({
  display: 'grid',
  gap: vars.space.s8,
  marginBlockStart: vars.space.s24,
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.type.sm,
  color: vars.color.muted,
});
export const ridge = style({ marginBlockStart: 'auto' });
