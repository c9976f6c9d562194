import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

/** A document with its checkbox, and a link at the end of the line. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s12,
  paddingBlock: vars.space.s12,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
