import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.line}`;

export const rows = style({ display: 'grid', borderBlockEnd: hairline });
export const row = style({
  display: 'grid',
  gap: `${vars.space.s4} ${vars.space.s32}`,
  paddingBlock: vars.space.s16,
  borderBlockStart: hairline,
  '@media': { [media.lg]: { gridTemplateColumns: '3fr 4fr 5fr', alignItems: 'center' } },
});
export const name = style({ fontSize: vars.type.xl });
export const value = style({ overflowWrap: 'anywhere' });
export const way = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px', overflowWrap: 'anywhere' });
export const note = style({ color: vars.color.muted, textWrap: 'pretty' });
export const time = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.s24,
  alignItems: 'center',
  color: vars.color.muted,
});
