import { style, styleVariants } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** Plot and labels side by side; time runs from left to right in every language. */
export const figure = style([
  drawing,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 84px',
    columnGap: vars.space.s12,
    direction: 'ltr',
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 132px' } },
  },
]);
/** On a phone the direct labels are sufficient; the scale needs its own space. */
export const withScale = style({ '@media': { [media.md]: { gridTemplateColumns: '44px minmax(0, 1fr) 116px' } } });

export const plot = style({ inlineSize: '100%', overflow: 'visible', gridRow: 1 });
export const side = style({ inlineSize: '100%', overflow: 'visible', gridRow: 1 });
export const scale = style([side, { display: 'none', '@media': { [media.md]: { display: 'block' } } }]);

export const highlight = style({ fill: vars.color.duneLit });
export const shadow = style({ fill: vars.color.duneFace });
export const belowFloor = style({ fill: vars.color.surface, fillOpacity: 0.72 });
export const gridLine = style({ stroke: vars.color.line });
export const start = style({ stroke: vars.color.lineStrong, strokeOpacity: 0.65 });
export const curve = style({
  fill: 'none',
  stroke: vars.color.ridge,
  strokeWidth: 2.25,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const ring = style({ fill: vars.color.surface, stroke: vars.color.ridge, strokeWidth: 2.25 });
export const extendedLine = style({ stroke: vars.color.ridge, strokeWidth: 1.5, strokeDasharray: '1 5', strokeLinecap: 'round' });
export const target = style({ stroke: vars.color.gain, strokeWidth: 1.75, strokeDasharray: '2 6', strokeLinecap: 'round' });
export const daily = style({ stroke: vars.color.info, strokeWidth: 2.5 });
export const floorLine = style({ fill: 'none', stroke: vars.color.loss, strokeWidth: 1.75, strokeLinejoin: 'miter' });

const words = style({ fontFamily: vars.font.text, fontSize: vars.type.xs, unicodeBidi: 'plaintext' });
export const word = style([words, { fill: vars.color.muted }]);
export const tick = style([words, { fill: vars.color.faint }]);
export const spareTick = style([tick, { display: 'none', '@media': { [media.md]: { display: 'inline' } } }]);
export const currentTick = style([words, { fill: vars.color.text, fontWeight: 500 }]);

const figureText = style([words, { fontWeight: 600 }]);
export const values = styleVariants({
  target: [figureText, { fill: vars.color.gain }],
  balance: [figureText, { fill: vars.color.text }],
  dailyLimit: [figureText, { fill: vars.color.info }],
  floor: [figureText, { fill: vars.color.loss }],
});

export const onWide = style({ display: 'none', '@media': { [media.md]: { display: 'inline' } } });
export const onNarrow = style({ '@media': { [media.md]: { display: 'none' } } });
