import { inlineSign, media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;
const forced = (words: Record<string, string>) => ({ '@media': { [media.forced]: words } });

export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '480px',
  blockSize: 'auto',
  overflow: 'visible',
  transform: `scaleX(${inlineSign})`,
});
export const person = style({ fill: color.ground, stroke: color.text, strokeWidth: 1.6, ...forced({ stroke: 'CanvasText' }) });
export const owns = style({ fill: 'none', stroke: color.lineStrong, strokeWidth: 1, ...forced({ stroke: 'GrayText' }) });
export const account = style({
  fill: color.duneLit,
  stroke: color.lineStrong,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
});
export const leading = style({
  fill: color.duneLit,
  stroke: color.ridge,
  strokeWidth: 2.25,
  ...forced({ fill: 'Canvas', stroke: 'CanvasText' }),
});
export const copies = style({
  fill: 'none',
  stroke: color.ridge,
  strokeWidth: 1.5,
  strokeDasharray: '1 5',
  strokeLinecap: 'round',
  ...forced({ stroke: 'CanvasText' }),
});
