import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gap: vars.space.s24, paddingBlock: `${vars.space.s8} ${vars.space.s24}` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
});

export const actions = style({ display: 'flex', gap: vars.space.s8 });

export const dialog = style({ paddingBlockEnd: vars.space.s48 });

export const intro = style({
  maxInlineSize: '60ch',
  color: vars.color.muted,
  selectors: { [`${dialog} > &`]: { marginBlockEnd: vars.space.s24 } },
});

export const columns = style({
  columnGap: vars.space.s48,
  '@media': { [media.lg]: { columnCount: 2 } },
});

export const section = style({ display: 'grid', gap: vars.space.s4, breakInside: 'avoid', paddingBlockEnd: vars.space.s24 });

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.type.md,
  fontWeight: 600,
  letterSpacing: 0,
  color: vars.color.text,
});

export const text = style({ maxInlineSize: '66ch', fontSize: vars.type.sm, color: vars.color.muted, whiteSpace: 'pre-line' });
