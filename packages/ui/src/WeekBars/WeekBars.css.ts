import { style } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const figure = style([drawing, { position: 'relative', direction: 'ltr' }]);
export const plot = style({ display: 'block', inlineSize: '100%', blockSize: 104, overflow: 'visible' });
export const bar = style({ fill: vars.color.duneLit, '@media': { [media.forced]: { stroke: vars.color.lineStrong } } });
export const cap = style({ fill: vars.color.ridge });
export const futureBar = style({ fill: 'none', stroke: vars.color.lineStrong, strokeDasharray: '3 4' });
export const axis = style({ stroke: vars.color.line });

export const endLabels = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  marginBlockStart: vars.space.s8,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: vars.color.muted,
});

export const names = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space.s8,
  fontSize: vars.type.xs,
  lineHeight: vars.leading.caption,
  color: vars.color.faint,
  textAlign: 'center',
});
