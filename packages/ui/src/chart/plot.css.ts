import { style } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { vars } from '../theme/contract.css.ts';

const wide = '(min-width: 520px)';
const narrow = '(max-width: 519.98px)';

/** Scale, plot and end labels side by side; time runs from left to right in every language. */
export const area = style([
  drawing,
  {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    columnGap: vars.space.s8,
    marginBlockStart: vars.space.s16,
    direction: 'ltr',
  },
]);

/** In narrow charts the labels at the ends of the lines are sufficient; the scale needs its own space. */
export const labelled = style({
  gridTemplateColumns: 'minmax(0, 1fr) 84px',
  columnGap: vars.space.s12,
  '@container': { [wide]: { gridTemplateColumns: '48px minmax(0, 1fr) 116px' } },
});

export const column = style({ gridRow: 1, inlineSize: '100%', overflow: 'visible' });
export const spareColumn = style([column, { display: 'none', '@container': { [wide]: { display: 'block' } } }]);
export const drawingBox = style({ inlineSize: '100%', overflow: 'visible' });

export const gridLine = style({ stroke: vars.color.line });
export const zero = style({ stroke: vars.color.lineStrong });
export const cursor = style({ stroke: vars.color.lineStrong, strokeDasharray: '3 3' });

const words = style({ fontFamily: vars.font.text, fontSize: vars.type.xs, unicodeBidi: 'plaintext' });
export const tick = style([words, { fill: vars.color.faint }]);
export const spareTick = style([tick, { display: 'none', '@container': { [wide]: { display: 'inline' } } }]);
/** Below many narrow bars, the outer names are kept inside the plot. */
export const firstName = style({ '@container': { [narrow]: { textAnchor: 'start' } } });
export const lastName = style({ '@container': { [narrow]: { textAnchor: 'end' } } });
export const readTick = style([words, { fill: vars.color.text, fontWeight: 500 }]);
