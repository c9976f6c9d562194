import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const widest = '(min-width: 1600px)';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space.s32,
  '@media': { [media.md]: { paddingBlockStart: '60px' } },
});

const container = style({
  inlineSize: '100%',
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  display: 'grid',
});

export const text = style([
  container,
  {
    position: 'relative',
    zIndex: 1,
    gap: vars.space.s24,
    alignContent: 'start',
    justifyItems: 'start',
    // From lg on, text and picture share one grid cell: the ridge starts below the buttons and rises past the text.
    '@media': { [media.lg]: { gridArea: '1 / 1' } },
  },
]);

export const title = style({
  fontSize: vars.type.x4,
  lineHeight: vars.leading.display,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

// The line keeps its height while it is empty.
export const typed = style({ display: 'block', minBlockSize: '1lh', color: vars.color.accent, whiteSpace: 'nowrap' });

export const caret = style({
  display: 'inline-block',
  inlineSize: '0.04em',
  blockSize: '0.86em',
  marginInlineStart: '0.06em',
  verticalAlign: '-0.1em',
  background: vars.color.accent,
});

// On phones it is beside the short first line, on wide screens after the buttons.
export const pause = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: `calc(${vars.space.gutter} - 12px)`,
  color: vars.color.faint,
  '@media': { [media.md]: { position: 'static', alignSelf: 'center' } },
});

export const lead = style({ maxInlineSize: '54ch', fontSize: vars.type.lg, color: vars.color.muted });

export const actions = style({
  display: 'grid',
  inlineSize: '100%',
  gap: vars.space.s12,
  '@media': { [media.md]: { display: 'flex', inlineSize: 'auto' } },
});

export const picture = style({
  alignSelf: 'end',
  marginBlockStart: vars.space.s32,
  '@media': {
    // At least 24 px between the ridge and the buttons, measured from 1024 to 1920 px.
    [media.lg]: {
      gridArea: '1 / 1',
      marginBlockStart: 'clamp(144px, 222px - (100vw - 1024px) * 0.26, 222px)',
      // A ridge rises to the right in every language, where it would overlap right-to-left text.
      selectors: { '[dir=rtl] &': { gridRow: 2, marginBlockStart: vars.space.s32 } },
    },
    [widest]: { marginBlockStart: '176px' },
  },
});

export const notes = style([
  container,
  {
    gap: vars.space.s8,
    paddingBlock: `${vars.space.s8} ${vars.space.s24}`,
    fontSize: vars.type.xs,
    lineHeight: vars.leading.caption,
    color: vars.color.faint,
    '@media': { [media.lg]: { display: 'flex', justifyContent: 'space-between', gap: vars.space.s24 } },
  },
]);
