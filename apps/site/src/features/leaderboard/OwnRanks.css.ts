import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s12,
  minBlockSize: 44,
  fontSize: type.sm,
  color: color.muted,
});
export const own = style({
  display: 'grid',
  gap: `${space.s4} ${space.s32}`,
  alignItems: 'baseline',
  paddingBlock: space.s12,
  paddingInline: space.s16,
  borderInlineStart: `3px solid ${color.accent}`,
  background: color.accentWash,
  '@media': { [media.md]: { gridTemplateColumns: 'auto 1fr' } },
});
export const title = style({ fontSize: type.lg, fontWeight: 500 });
export const account = style({
  display: 'grid',
  gridTemplateColumns: '5.5em 1fr auto',
  gap: `0 ${space.s16}`,
  alignItems: 'center',
  minBlockSize: 44,
  fontSize: type.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [media.md]: { gridTemplateColumns: '5.5em minmax(0, 1fr) 5em 12em' } },
});
export const rank = style({ fontFamily: vars.font.display, fontWeight: 500, fontSize: type.lg });
export const size = style({ color: color.muted });
export const show = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  textDecorationColor: color.lineStrong,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.26em',
  selectors: { [`${account} > &`]: { gridColumn: '2 / -1' } },
  '@media': {
    '(hover: hover)': { ':hover': { textDecorationColor: 'currentColor' } },
    [media.md]: { selectors: { [`${account} > &`]: { gridColumn: 'auto', justifySelf: 'end' } } },
  },
});
export const gain = style({ textAlign: 'end', fontWeight: 500 });
