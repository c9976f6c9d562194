import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const footer = style({ marginBlockStart: vars.space.section });

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s48,
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space.s48} ${vars.space.s32}`,
});

export const call = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.12em',
  fontFamily: vars.font.display,
  // On one line at 320 px, even in a wider fallback font.
  fontSize: `min(${vars.type.x4}, 12.5vw)`,
  fontWeight: 500,
  lineHeight: vars.leading.display,
  letterSpacing: vars.tracking.display,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: vars.color.text,
  transition: `color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { color: vars.color.accent },
});

// The arrow has the height of the capitals beside it.
globalStyle(`${call} svg`, { inlineSize: '0.9em', blockSize: '0.9em', strokeWidth: 1.4 });

export const columns = style({
  display: 'grid',
  gap: vars.space.s32,
  gridTemplateColumns: '1fr 1fr',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    [media.lg]: { gridTemplateColumns: '5fr 2fr 2fr 2fr 2fr' },
  },
});

export const education = style({
  gridColumn: '1 / -1',
  maxInlineSize: '40ch',
  color: vars.color.muted,
  '@media': { [media.lg]: { gridColumn: 'auto' } },
});

export const columnTitle = style({ marginBlockEnd: vars.space.s8, fontSize: vars.type.xs, color: vars.color.faint });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '36px',
  fontSize: vars.type.sm,
  textDecoration: 'none',
  color: vars.color.muted,
  transition: `color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '4px' },
  '@media': { [media.touch]: { minBlockSize: '44px' } },
});

/** A link of the second level. */
export const linkBelow = style([link, { paddingInlineStart: vars.space.s16 }]);

export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s8} ${vars.space.s24}`,
  fontSize: vars.type.sm,
  color: vars.color.faint,
});

export const small = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s24}` });
