import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const width = { maxInlineSize: '1280px', marginInline: 'auto', paddingInline: vars.space.gutter } as const;

export const page = style({ paddingBlockStart: vars.space.s48, '@media': { [media.md]: { paddingBlockStart: vars.space.s96 } } });

export const head = style({ ...width, display: 'grid', gap: vars.space.s16, paddingBlockEnd: vars.space.s24 });
export const title = style({
  fontSize: vars.type.x3,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
});
export const lead = style({ maxInlineSize: '54ch', fontSize: vars.type.lg, color: vars.color.muted, textWrap: 'pretty' });

export const body = style({ ...width, display: 'grid', gap: vars.space.s48, paddingBlockStart: vars.space.s48 });

export const columns = style({
  display: 'grid',
  gap: vars.space.s48,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: '7fr 5fr', gap: vars.space.s96 } },
});
export const sections = style({ display: 'grid', gap: vars.space.s32 });
export const subtitle = style({ fontSize: vars.type.xl, marginBlockEnd: vars.space.s8 });
export const text = style({ maxInlineSize: '62ch', color: vars.color.muted });

export const aside = style({
  padding: `${vars.space.s16} ${vars.space.s24}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const small = style({
  paddingBlock: vars.space.s8,
  fontFamily: vars.font.text,
  fontSize: vars.type.sm,
  fontWeight: 400,
  letterSpacing: 0,
  color: vars.color.faint,
});
export const note = style({ paddingBlock: vars.space.s12, fontSize: vars.type.xs, color: vars.color.faint });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s16}`,
  paddingBlock: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const term = style({ color: vars.color.muted });
export const value = style({ fontWeight: 500, overflowWrap: 'anywhere' });

export const cards = style({
  display: 'grid',
  gap: vars.space.s16,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});
export const card = style([aside, { display: 'grid', alignContent: 'start', gap: vars.space.s8, paddingBlock: vars.space.s24 }]);
globalStyle(`${card} > dl`, { marginBlockStart: vars.space.s8, fontSize: vars.type.sm });
export const cardHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: '28px' });

export const groups = style({
  display: 'grid',
  gap: vars.space.s32,
  '@media': { [media.md]: { gridTemplateColumns: '2fr 1fr 1fr' } },
});
export const long = style({ '@media': { [media.md]: { columns: 2 } } });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s4} ${vars.space.s32}`,
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: '44px',
  color: vars.color.text,
  textDecorationColor: vars.color.lineStrong,
  textDecorationThickness: '1px',
  textUnderlineOffset: '5px',
  transition: `color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { color: vars.color.accent, textDecorationColor: 'currentColor' },
});

export const tableScroll = style({ overflowX: 'auto' });
export const table = style({ inlineSize: '100%', fontSize: vars.type.sm });
export const heading = style({
  paddingBlock: vars.space.s8,
  paddingInlineEnd: vars.space.s24,
  fontSize: vars.type.xs,
  color: vars.color.faint,
  whiteSpace: 'nowrap',
});
export const cell = style({
  paddingBlock: vars.space.s12,
  paddingInlineEnd: vars.space.s24,
  borderBlockStart: `1px solid ${vars.color.line}`,
  whiteSpace: 'nowrap',
});
