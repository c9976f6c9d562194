import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';
import { code } from '../parts.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid' });

export const entry = style({ borderBlockEnd: `1px solid ${color.line}` });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"method path status" "time operation duration"',
  gap: `2px ${space.s12}`,
  alignItems: 'baseline',
  padding: `${space.s8} ${space.s16}`,
  outlineOffset: '-3px',
  ':hover': { background: color.raised },
  '@media': {
    [media.md]: {
      gridTemplateColumns: '96px 60px minmax(0, 1fr) minmax(0, 220px) 84px 72px',
      gridTemplateAreas: '"time method path operation status duration"',
    },
  },
  selectors: { [`${entry}[open] > &`]: { background: color.raised } },
});

const small = style([code, { whiteSpace: 'nowrap' }]);

export const time = style([small, { gridArea: 'time', color: color.faint }]);
export const method = style([small, { gridArea: 'method', fontWeight: 600 }]);
export const path = style([code, { gridArea: 'path', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }]);
export const operation = style({
  gridArea: 'operation',
  overflow: 'hidden',
  color: color.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const status = style([
  small,
  {
    gridArea: 'status',
    textAlign: 'end',
    color: color.gain,
    selectors: { '&[data-problem]': { color: color.loss, fontWeight: 600 } },
  },
]);
export const duration = style([small, { gridArea: 'duration', textAlign: 'end', color: color.faint }]);

export const details = style({
  display: 'grid',
  gap: space.s16,
  padding: `${space.s12} ${space.s16} ${space.s24}`,
  background: color.raised,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const verdicts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8, gridColumn: '1 / -1' });
export const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  overflowWrap: 'anywhere',
});
export const message = style({ display: 'grid', gap: space.s8, alignContent: 'start', minInlineSize: 0 });
export const messageTitle = style({ fontSize: vars.type.sm });
