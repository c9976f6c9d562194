import { style } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { vars } from '../theme/contract.css.ts';
import { inlineSign } from '../theme/inlineSign.ts';

// The invisible meter element is positioned over the bar.
export const frame = style({ position: 'relative' });
export const header = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  fontSize: vars.type.sm,
});
export const label = style({ color: vars.color.muted });
export const value = style({ textAlign: 'end' });
export const bar = style([
  drawing,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: 14,
    marginBlockStart: vars.space.s8,
    overflow: 'visible',
    direction: 'ltr',
    // Grows in the reading direction of its notes.
    transform: `scaleX(${inlineSign})`,
  },
]);
export const track = style({ fill: vars.color.lineStrong });
export const used = style({ fill: vars.color.ridge });
export const limitMark = style({ fill: vars.color.loss });
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s16,
  marginBlockStart: vars.space.s8,
  fontSize: vars.type.xs,
  lineHeight: vars.leading.caption,
  color: vars.color.muted,
});
