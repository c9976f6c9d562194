import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const block = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.s12,
});
export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s8 });
/** Below the fields, as wide as they are together. */
export const tags = style({ flexBasis: '100%', minInlineSize: 0 });
export const foot = style([bar, { alignItems: 'center' }]);
export const count = style({ fontSize: type.sm, color: color.muted });
export const stale = style({ opacity: 0.6, transition: `opacity ${vars.motion.state} ${vars.motion.ease}` });
export const panel = style({ display: 'grid', gap: space.s12, minInlineSize: '220px' });
export const views = style({ display: 'grid', gap: space.s4 });
export const view = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.s8 });
export const note = style({ fontSize: type.xs, color: color.muted, maxInlineSize: '32ch' });
