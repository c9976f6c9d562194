import { layers, media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.s48,
  '@media': { [media.md]: { paddingBlockStart: vars.space.s64 } },
});

export const head = style({ display: 'grid', gap: vars.space.s8, marginBlockEnd: vars.space.s32 });
export const title = style({ fontSize: vars.type.x3, lineHeight: vars.leading.heading, letterSpacing: vars.tracking.heading });
export const quiet = style({ maxInlineSize: '60ch', color: vars.color.muted });

export const columns = style({
  display: 'grid',
  gap: vars.space.s16,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 34%)' } },
});

export const waiting = style([columns, { '@media': { '(scripting: none)': { display: 'none' } } }]);

export const sections = style({ display: 'grid', gap: vars.space.s16, minInlineSize: 0 });

export const block = style({
  display: 'grid',
  gap: vars.space.s16,
  padding: '20px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  selectors: { '&[inert]': { opacity: 0.6 } },
  '@media': { [media.md]: { padding: vars.space.s24 } },
});

export const blockHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s4} ${vars.space.s16}`,
  inlineSize: '100%',
});

export const summary = style({
  display: 'grid',
  gap: vars.space.s12,
  '@media': { [media.lg]: { position: 'sticky', insetBlockStart: vars.space.s96 } },
});

/** A hidden bar keeps its place, so that it can be measured. */
export const totalBar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layers.dock,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.gutter,
  paddingBlockEnd: `calc(${vars.space.s12} + env(safe-area-inset-bottom))`,
  background: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  selectors: { '&[data-away]': { visibility: 'hidden' } },
  '@media': { [media.lg]: { display: 'none' }, print: { display: 'none' } },
});
export const totalSum = style({ fontFamily: vars.font.display, fontSize: vars.type.lg, fontWeight: 500 });

export const sectionTitle = style({ display: 'flex', alignItems: 'center', gap: vars.space.s12, fontSize: vars.type.xl });
export const number = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '28px',
  blockSize: '28px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  fontSize: vars.type.sm,
  color: vars.color.muted,
});
export const group = style({ display: 'grid', gap: vars.space.s12, minInlineSize: 0 });
export const legend = style({ marginBlockEnd: vars.space.s12, fontSize: vars.type.lg, fontWeight: 500 });
/** As many fields beside each other as fit. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: `${vars.space.s16} ${vars.space.s24}`,
});
export const coupon = style({ display: 'grid', gap: vars.space.s8, justifyItems: 'start', maxInlineSize: '440px' });
export const small = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const note = style({
  padding: vars.space.s12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.group,
  color: vars.color.muted,
  selectors: { '&[data-unknown]': { visibility: 'hidden' } },
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s4} ${vars.space.s16}` });
export const attempt = style({ display: 'grid', gap: vars.space.s12, borderRadius: vars.radius.card });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });
export const waitingLine = style({ display: 'flex', alignItems: 'center', gap: vars.space.s8, color: vars.color.muted });

export const printed = style({ display: 'grid', gap: vars.space.s16, minInlineSize: 0, breakInside: 'avoid' });
export const unprinted = style({ '@media': { print: { display: 'none' } } });
