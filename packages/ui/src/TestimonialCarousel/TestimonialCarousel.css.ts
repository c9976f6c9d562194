import { style } from '@vanilla-extract/css';
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
  ':hover': { background: vars.color.raised },
});

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.s16,
  marginBlockStart: vars.space.s32,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { marginBlockStart: vars.space.s48 } },
});

export const slide = style({ flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' });

export const count = style({
  marginBlockStart: vars.space.s12,
  fontSize: vars.type.xs,
  color: vars.color.faint,
  textAlign: 'end',
});
