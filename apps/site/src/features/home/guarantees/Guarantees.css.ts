import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';
import { container } from '../section/section.css.ts';

export const strip = style([container]);

export const list = style({
  display: 'grid',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const item = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  ':first-child': { borderBlockStart: 0 },
  '@media': {
    [media.md]: {
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
      ':first-child': { borderInlineStart: 0 },
    },
  },
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  blockSize: '100%',
  alignContent: 'start',
  paddingBlock: vars.space.s24,
  textDecoration: 'none',
  borderRadius: vars.radius.badge,
  '@media': {
    [media.md]: {
      paddingBlock: '28px',
      paddingInline: vars.space.s32,
      selectors: { 'li:first-child > &': { paddingInlineStart: 0 }, 'li:last-child > &': { paddingInlineEnd: 0 } },
    },
  },
});

export const title = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: vars.type.x2,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
  wordSpacing: '0.06em',
  textWrap: 'balance',
});

export const text = style({
  gridColumn: '1',
  maxInlineSize: '40ch',
  fontSize: vars.type.sm,
  color: vars.color.muted,
  textWrap: 'balance',
});

export const arrow = style({
  gridArea: '1 / 2',
  color: vars.color.faint,
  transition: `color ${vars.motion.state} ${vars.motion.ease}, transform ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    'a:hover > &': { color: vars.color.text, transform: 'translateY(3px)' },
    'a:focus-visible > &': { color: vars.color.text },
  },
});
