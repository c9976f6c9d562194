import { media, vars } from '@duneline/ui/theme';
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

export const steps = style({ display: 'grid', gap: vars.space.s16, minInlineSize: 0 });

export const block = style({
  display: 'grid',
  gap: vars.space.s16,
  padding: '20px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
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

export const blockTitle = style({ fontSize: vars.type.xl });

export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: '44px',
  textDecorationColor: vars.color.accent,
  textUnderlineOffset: '5px',
  ':hover': { color: vars.color.accent },
});

export const summary = style({ '@media': { [media.lg]: { position: 'sticky', insetBlockStart: vars.space.s96 } } });

export const field = style({ maxInlineSize: '440px' });
