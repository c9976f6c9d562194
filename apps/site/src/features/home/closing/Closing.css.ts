import { media, vars } from '@duneline/ui';
import { style } from '@vanilla-extract/css';

export const closing = style({ paddingBlockEnd: vars.space.section });

export const content = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s24,
  marginBlockStart: vars.space.s32,
  '@media': { [media.md]: { marginBlockStart: vars.space.s48 } },
});

export const title = style({
  maxInlineSize: '16ch',
  fontSize: 'clamp(2.25rem, 1.6rem + 2.9vw, 4.25rem)',
  lineHeight: '1.02',
  letterSpacing: vars.tracking.display,
});

export const text = style({ maxInlineSize: '54ch', fontSize: vars.type.lg, color: vars.color.muted });

export const actions = style({
  display: 'grid',
  inlineSize: '100%',
  gap: vars.space.s12,
  marginBlockStart: vars.space.s8,
  '@media': { [media.md]: { display: 'flex', inlineSize: 'auto' } },
});
