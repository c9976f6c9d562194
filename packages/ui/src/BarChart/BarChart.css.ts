import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;
const edge = { '@media': { [media.forced]: { stroke: 'CanvasText' } } };

export const bodies = styleVariants({
  measured: [{ fill: color.duneLit }, edge],
  second: { fill: 'none', stroke: color.lineStrong, strokeDasharray: '3 4' },
  gain: [{ fill: color.gainWash }, edge],
  loss: [{ fill: color.lossWash }, edge],
});

export const caps = styleVariants({
  measured: { fill: color.ridge },
  second: { fill: color.lineStrong },
  gain: { fill: color.gain },
  loss: { fill: color.loss },
});

/** The bar whose value is being read has a raised background. */
export const barSlot = style({ fill: color.raised, '@media': { [media.forced]: { fill: 'none', stroke: 'Highlight' } } });
export const limit = style({ stroke: color.loss, strokeWidth: 1.75 });
export const limitText = style({
  fill: color.muted,
  fontFamily: vars.font.text,
  fontSize: vars.type.xs,
  unicodeBidi: 'plaintext',
  stroke: color.surface,
  strokeWidth: 3,
  paintOrder: 'stroke',
});
