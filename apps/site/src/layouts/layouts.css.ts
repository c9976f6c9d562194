import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

// The page fills the window, so that the footer of a short page is at the bottom.
export const main = style({ flexGrow: 1, outline: 'none' });

export const problem = style({
  display: 'grid',
  gap: vars.space.s16,
  justifyItems: 'start',
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.section,
});

export const problemTitle = style({
  fontSize: vars.type.x3,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
});
export const problemText = style({ maxInlineSize: '60ch', fontSize: vars.type.lg, color: vars.color.muted });
export const problemActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12, paddingBlockStart: vars.space.s8 });
