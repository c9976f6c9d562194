import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s12 });
/** As high as the window allows, so that what is beside it stays in sight; enlarged pages scroll inside. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s12,
  maxBlockSize: 'max(320px, 68vh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});
/** Paper is white in both themes. */
export const page = style({ display: 'block', background: '#fff' });
