import { style } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inlineSign } from '../theme/inlineSign.ts';

const { color } = vars;

export const block = style({ display: 'grid', gap: vars.space.s12, containerType: 'inline-size' });
export const list = style({ borderBlockStart: `1px solid ${color.line}` });
/** Name and bar on narrow screens; everything on one line on wide ones. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.s8} ${vars.space.s24}`,
  paddingBlock: vars.space.s16,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: vars.type.sm,
  '@container': {
    '(min-width: 720px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr)', paddingBlock: vars.space.s12 },
  },
});
export const trader = style({ display: 'grid' });
export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.s4, fontWeight: 600 });
export const muted = style({ fontSize: vars.type.xs, lineHeight: vars.leading.caption, color: color.muted });
export const details = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space.s16 });
export const largest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7em',
  alignItems: 'center',
  gap: vars.space.s12,
});
export const bar = style([
  drawing,
  { inlineSize: '100%', blockSize: 22, overflow: 'visible', transform: `scaleX(${inlineSign})` },
]);
export const fill = style({ fill: color.duneLit, '@media': { [media.forced]: { stroke: 'CanvasText' } } });
export const cap = style({ stroke: color.ridge, strokeWidth: 2 });
export const amount = style({ fontSize: vars.type.md, fontWeight: 600, textAlign: 'end' });
