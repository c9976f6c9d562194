import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  paddingBlockStart: vars.space.section,
  scrollMarginBlockStart: `calc(${vars.space.s24} - ${vars.space.section})`,
});
export const container = style({ maxInlineSize: '1280px', marginInline: 'auto', paddingInline: vars.space.gutter });

export const head = style({
  display: 'grid',
  gap: vars.space.s16,
  alignItems: 'end',
  marginBlockEnd: vars.space.s32,
  '@media': { [media.lg]: { gridTemplateColumns: '7fr 5fr', columnGap: vars.space.s16 } },
});

export const title = style({ fontSize: vars.type.x3, lineHeight: vars.leading.heading, letterSpacing: vars.tracking.heading });
export const lead = style({ maxInlineSize: '46ch', color: vars.color.muted });

export const page = style({
  paddingBlockStart: vars.space.s48,
  '@media': { [media.md]: { paddingBlockStart: vars.space.s64 } },
});

export const addOns = style({
  display: 'grid',
  gap: vars.space.s16,
  marginBlockStart: vars.space.s16,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});

export const addOn = style({
  padding: '20px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  fontSize: vars.type.sm,
  '@media': { [media.md]: { padding: vars.space.s24 } },
});

export const addOnPrice = style({ color: vars.color.muted });
export const addOnText = style({ marginBlockStart: vars.space.s4, color: vars.color.muted });
export const foot = style({
  maxInlineSize: '75ch',
  marginBlockStart: vars.space.s16,
  fontSize: vars.type.xs,
  color: vars.color.faint,
});

export const payments = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  paddingBlock: vars.space.s24,
  borderBlock: `1px solid ${vars.color.line}`,
});
export const paymentsTitle = style({ fontSize: vars.type.xl });
export const paymentsText = style({ color: vars.color.muted });
