import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gap: vars.space.s12,
  alignContent: 'start',
  containerType: 'inline-size',
  padding: '20px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const title = style({ fontSize: '17px' });
// Two columns, where one would place a term too far from its value.
const roomy = '(min-width: 640px)';

export const facts = style({
  display: 'grid',
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.s48 } },
});
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s16}`,
  paddingBlock: vars.space.s8,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: '14px',
  ':first-child': { borderBlockStart: 0 },
  '@container': { [roomy]: { selectors: { '&:nth-child(2)': { borderBlockStart: 0 } } } },
});
export const term = style({ color: vars.color.muted });
export const value = style({ overflowWrap: 'anywhere' });
