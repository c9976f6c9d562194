import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

/** A panel of the dashboard. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s16,
  padding: vars.space.s16,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { padding: '20px' } },
});
/** Its title, and what stands at the other end of the line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s8} ${vars.space.s16}`,
});
export const title = style({ fontSize: '17px' });
