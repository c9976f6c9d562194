import { style } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inlineSign } from '../theme/inlineSign.ts';

export const steps = style({ display: 'grid', gap: vars.space.s16, marginBlockStart: vars.space.s16 });
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${vars.space.s8} ${vars.space.s16}`,
  fontSize: vars.type.sm,
});
export const name = style({ minInlineSize: 0 });
export const figures = style({ textAlign: 'end' });
export const share = style({ color: vars.color.muted });
/** Starts at the start of the line in both directions, because a funnel is not a time axis. */
export const bar = style([
  drawing,
  {
    gridColumn: '1 / -1',
    inlineSize: '100%',
    blockSize: 12,
    overflow: 'visible',
    transform: `scaleX(${inlineSign})`,
  },
]);
export const track = style({ fill: vars.color.line });
export const fill = style({ fill: vars.color.duneLit, '@media': { [media.forced]: { stroke: 'CanvasText' } } });
export const cap = style({ fill: vars.color.ridge });
