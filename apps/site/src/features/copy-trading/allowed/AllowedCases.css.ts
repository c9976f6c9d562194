import { media, vars } from '@duneline/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const answer = style({
  display: 'grid',
  columnGap: space.s32,
  paddingBlock: `${space.s24} ${space.s16}`,
  borderBlockStart: `1px solid ${color.lineStrong}`,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: space.s8,
  minBlockSize: 44,
  fontSize: type.xl,
});
export const answers = styleVariants({ yes: { color: color.gain }, ask: { color: color.info }, no: { color: color.loss } });
export const entry = style({
  display: 'grid',
  gap: `${space.s4} ${space.s32}`,
  paddingBlock: space.s12,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)' } },
});
export const name = style({ fontWeight: 500, textWrap: 'balance' });
export const why = style({ color: color.muted, textWrap: 'pretty' });
