import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@duneline/ui/theme';
import { fontSizes } from '../layout/textMetrics.ts';

const { color, motion } = vars;
const ease = `${motion.state} ${motion.ease}`;
const inLit = '[data-lit] > &';
// Forced colors have no tints, so highlights are shown by their borders.
const litEdge = { [media.forced]: { selectors: { [inLit]: { stroke: 'Highlight', strokeWidth: 3 } } } };

export const drawing = style({ flex: 'none', maxInlineSize: 'none', margin: 'auto', userSelect: 'none' });

export const innermost = style({});
export const around = style({});

export const box = style({
  strokeWidth: 1,
  transition: `fill ${ease}, stroke ${ease}`,
  selectors: {
    [`${innermost} > &`]: { fill: color.surface, stroke: color.lineStrong },
    [`${around} > &`]: { fill: color.duneFar, stroke: color.line },
    [`${innermost}[data-lit] > &`]: { fill: color.accentWash, stroke: color.accent, strokeWidth: 2 },
    [`${around}[data-lit] > &`]: { stroke: color.accent },
  },
  '@media': litEdge,
});

export const final = style({ fill: 'none', stroke: color.lineStrong });
export const rule = style({ stroke: color.line });

const face = (kind: keyof typeof fontSizes) => ({
  fontFamily: vars.font.text,
  fontSize: fontSizes[kind].size,
  fontWeight: fontSizes[kind].weight,
});

// Lines into a state cross the texts of its ancestors, which therefore have a halo.
const halo = { paintOrder: 'stroke', selectors: { [`${around} > &`]: { stroke: color.duneFar, strokeWidth: 6 } } } as const;

export const text = styleVariants({
  name: { ...face('name'), ...halo, fill: color.text },
  text: { ...face('text'), ...halo, fill: color.muted },
  event: { ...face('event'), fill: color.text },
});

export const tag = style({ fill: color.raised, stroke: color.line });
export const tagText = style({ ...face('text'), fill: color.muted, textAnchor: 'middle' });

export const start = style({ fill: color.text });
export const arrow = style({});

export const line = style({
  fill: 'none',
  stroke: color.lineStrong,
  strokeWidth: 1.25,
  selectors: { [inLit]: { stroke: color.accent, strokeWidth: 2.25 } },
  '@media': litEdge,
});

export const head = style({
  fill: color.lineStrong,
  selectors: { [inLit]: { fill: color.accent } },
  '@media': { [media.forced]: { selectors: { [inLit]: { fill: 'Highlight' } } } },
});

export const chip = style({ fill: color.raised, stroke: color.ridgeFar });
export const row = style({ cursor: 'pointer' });

export const target = style({
  fill: 'transparent',
  selectors: {
    [`${row}:hover > &`]: { fill: color.accentWash },
    [inLit]: { fill: color.accentWash, stroke: color.accent },
    '[data-chosen] > &': { stroke: color.lineStrong },
  },
  '@media': litEdge,
});

const stroke = { fill: 'none', strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const icon = styleVariants({
  passed: { ...stroke, stroke: color.gain },
  failed: { ...stroke, stroke: color.loss },
  untested: { ...stroke, stroke: color.faint, strokeDasharray: '2 3' },
});
