import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

/** The frame of the blog's two pages. */
export const page = style({
  display: 'grid',
  gap: space.s32,
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockStart: space.s48,
  '@media': { [media.md]: { paddingBlockStart: space.s96 } },
});
export const title = style({
  fontSize: 'clamp(34px, 25.3px + 2.41vw, 60px)',
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
});
export const lead = style({ maxInlineSize: '54ch', fontSize: type.lg, color: color.muted, textWrap: 'pretty' });
export const cards = style({
  display: 'grid',
  gap: space.s16,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
