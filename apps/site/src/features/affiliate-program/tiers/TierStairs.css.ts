import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const forced = { '@media': { [media.forced]: { stroke: 'CanvasText' } } };

export const stairs = style({ inlineSize: '100%', paddingBlockStart: vars.space.s24 });
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const body = style([{ fill: vars.color.duneLit }, forced]);
export const cap = style({ fill: vars.color.ridge });
export const names = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  paddingBlockStart: vars.space.s12,
});
export const rate = style({ display: 'block', fontFamily: vars.font.display, fontSize: vars.type.x2, fontWeight: 500 });
export const name = style({ display: 'block', fontWeight: 500 });
export const from = style({ display: 'block', fontSize: vars.type.sm, color: vars.color.muted });
