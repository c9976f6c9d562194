import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.line}`;
const columns = '4fr 3fr 17fr';

/** Above the bands, which start in the third column. */
export const head = style({
  '@media': { [media.lg]: { marginInlineStart: `calc((100% - 2 * ${vars.space.s32}) * 7 / 24 + 2 * ${vars.space.s32})` } },
});
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  direction: 'ltr',
  paddingBlockEnd: vars.space.s8,
  fontSize: vars.type.xs,
  color: vars.color.faint,
});
export const onPhones = style({ '@media': { [media.md]: { display: 'none' } } });
export const onWide = style({ display: 'none', '@media': { [media.md]: { display: 'inline' } } });
export const groups = style({ borderBlockEnd: hairline, marginBlockEnd: vars.space.s12 });
export const group = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${vars.space.s8} ${vars.space.s32}`,
  alignItems: 'baseline',
  paddingBlock: '20px',
  borderBlockStart: hairline,
  '@media': { [media.lg]: { gridTemplateColumns: columns } },
});
export const name = style({ fontSize: vars.type.xl });
export const leverage = style({ fontWeight: 500 });
export const band = style({
  display: 'grid',
  gap: vars.space.s4,
  gridColumn: '1 / -1',
  '@media': { [media.lg]: { gridColumn: '3' } },
});
export const drawing = style({ inlineSize: '100%', blockSize: '24px', direction: 'ltr', overflow: 'visible' });
export const open = style({ fill: vars.color.duneLit, stroke: vars.color.ridge });
export const midnight = style({ stroke: vars.color.lineStrong });
export const hours = style({ fontSize: vars.type.sm });
export const symbols = style({ fontSize: vars.type.xs, color: vars.color.faint, overflowWrap: 'anywhere' });
