import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const overview = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 });
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space.s12, alignItems: 'center' });
export const figures = style({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1200px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const middle = style({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 2.05fr) minmax(0, 1fr)' } },
});
export const column = style({
  display: 'grid',
  gap: space.s16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
});
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.x3,
  fontWeight: 500,
  lineHeight: vars.leading.title,
  fontVariantNumeric: 'tabular-nums',
});
export const small = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  alignItems: 'center',
  '@media': { [media.md]: { flexWrap: 'nowrap' } },
});
export const oneLine = style({ whiteSpace: 'nowrap' });
