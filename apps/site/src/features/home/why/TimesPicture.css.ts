import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({ display: 'grid', paddingBlock: vars.space.s12, '@media': { [media.lg]: { marginBlockStart: 0 } } });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s8,
  paddingBlock: vars.space.s12,
  fontSize: vars.type.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.md]: { gridTemplateColumns: '10em minmax(0, 1fr) 9em', columnGap: vars.space.s16 } },
});

export const scale = style({
  gridArea: '2 / 1 / auto / -1',
  '@media': { [media.md]: { gridArea: '1 / 2' } },
});

export const value = style({
  gridColumn: '2',
  gridRow: '1',
  textAlign: 'end',
  fontWeight: 500,
  '@media': { [media.md]: { gridColumn: '3' } },
});

export const track = style({ inlineSize: '100%', blockSize: '14px', overflow: 'visible', direction: 'ltr' });
export const axis = style({ stroke: vars.color.lineStrong, strokeOpacity: 0.6 });
export const span = style({ fill: vars.color.ridge });
