import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 });

export const columns = style({
  display: 'grid',
  gap: vars.space.s16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(300px, 1fr) minmax(0, 1.85fr)' } },
});
export const column = style({ display: 'grid', gap: vars.space.s16, gridTemplateColumns: 'minmax(0, 1fr)' });

export const list = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  paddingBlock: vars.space.s12,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const rowText = style({ display: 'grid', minInlineSize: 0 });
export const quiet = style({ fontSize: '14px', color: vars.color.muted });
export const fields = style({ display: 'grid', gap: vars.space.s16 });
export const sample = style({ display: 'flex', flexWrap: 'wrap', paddingBlock: vars.space.s16 });
/** A text at the start, and a badge at the end of the line. */
export const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s8 });
/** At most one line of a text. */
export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
