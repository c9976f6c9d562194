import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const width = { maxInlineSize: '1280px', marginInline: 'auto', paddingInline: vars.space.gutter } as const;
const beside = { gridTemplateColumns: '7fr 5fr', columnGap: vars.space.s16 } as const;

export const pageHead = style({
  ...width,
  display: 'grid',
  gap: vars.space.s24,
  alignItems: 'end',
  paddingBlock: `${vars.space.s48} ${vars.space.s32}`,
  '@media': { [media.md]: { paddingBlockStart: vars.space.s96 }, [media.lg]: beside },
});
export const words = style({ display: 'grid', gap: vars.space.s16, justifyItems: 'start' });
export const pageTitle = style({
  fontSize: 'clamp(34px, 25.3px + 2.41vw, 60px)',
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
});
export const lead = style({ maxInlineSize: '54ch', fontSize: vars.type.lg, color: vars.color.muted, textWrap: 'pretty' });
export const actions = style({
  display: 'grid',
  inlineSize: '100%',
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s8,
  '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap', inlineSize: 'auto' } },
});

export const section = style({
  ...width,
  paddingBlockStart: vars.space.section,
  scrollMarginBlockStart: `calc(${vars.space.s24} - ${vars.space.section})`,
});
export const first = style({ paddingBlockStart: vars.space.s32 });
export const sectionHead = style({
  display: 'grid',
  gap: vars.space.s16,
  alignItems: 'end',
  marginBlockEnd: vars.space.s32,
  '@media': { [media.lg]: beside },
});
export const title = style({ fontSize: vars.type.x3, lineHeight: vars.leading.heading, letterSpacing: vars.tracking.heading });
export const sectionLead = style({ maxInlineSize: '52ch', color: vars.color.muted, textWrap: 'pretty' });
