import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s16 });

export const controls = style({
  display: 'flex',
  gap: vars.space.s8,
  marginInlineStart: 'auto',
  color: vars.color.muted,
  // Without scripts the list is scrolled manually.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const control = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  color: vars.color.text,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover:enabled': { background: vars.color.raised },
    '&:disabled': { borderStyle: 'dashed', color: vars.color.faint, cursor: 'not-allowed' },
  },
});

const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.s16,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.card,
});

export const list = styleVariants({
  plain: [row, { marginBlockStart: vars.space.s16 }],
  titled: [row, { marginBlockStart: vars.space.s32, '@media': { [media.md]: { marginBlockStart: vars.space.s48 } } }],
});

const sideBySide = (count: number) => ({
  flexBasis: `max((100% - ${count - 1} * ${vars.space.s16}) / ${count}, min(100%, 240px))`,
});

export const slide = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: '0 0 100%',
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  },
  variants: { slidesPerView: { 1: {}, 2: sideBySide(2), 3: sideBySide(3), 4: sideBySide(4) } },
});

export const count = style({
  marginBlockStart: vars.space.s12,
  fontSize: vars.type.xs,
  color: vars.color.faint,
  textAlign: 'end',
});
