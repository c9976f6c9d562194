import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const screen = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100%' });

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

export const title = style({ fontSize: vars.type.x2, lineHeight: vars.leading.heading, outline: 'none', textWrap: 'balance' });
export const lead = style({ color: vars.color.muted, overflowWrap: 'anywhere', textWrap: 'pretty' });
export const form = style({ display: 'grid', gap: vars.space.s16, paddingBlockStart: vars.space.s24 });
export const note = style({
  fontSize: vars.type.sm,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  ':empty': { display: 'none' },
});
export const problem = style({ borderRadius: vars.radius.card });
export const reasons = style({ display: 'grid', gap: vars.space.s4, paddingInlineStart: vars.space.s16 });
/** Alternatives, in a row if there is enough space. */
export const alternatives = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s8}`,
  // Aligns the text of a quiet button with the text above it.
  marginInline: '-16px',
  ':empty': { display: 'none' },
});
/** Replaces the button for sending a code again, with the same size. */
export const countdown = style({
  alignSelf: 'center',
  paddingInline: vars.space.s16,
  paddingBlock: vars.space.s8,
  fontSize: vars.type.sm,
  color: vars.color.muted,
});
export const waiting = style({ display: 'flex', alignItems: 'center', gap: vars.space.s12, color: vars.color.muted });
export const providers = style({ display: 'grid', gap: vars.space.s12, marginBlockStart: vars.space.s8 });
/** Until the providers are known; without scripts they never are. */
export const waitingProviders = style([providers, { '@media': { '(scripting: none)': { display: 'none' } } }]);
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  fontFamily: vars.font.text,
  fontSize: vars.type.sm,
  fontWeight: 400,
  letterSpacing: 0,
  color: vars.color.muted,
  selectors: { '&::before, &::after': { content: '""', flex: 1, blockSize: '1px', background: vars.color.line } },
});
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
