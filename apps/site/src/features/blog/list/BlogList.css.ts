import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const head = style({
  display: 'grid',
  gap: space.s24,
  alignItems: 'end',
  '@media': { [media.lg]: { gridTemplateColumns: '7fr 5fr', columnGap: space.s64 } },
});
export const words = style({ display: 'grid', gap: space.s16 });
export const search = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.s8 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s8} ${space.s32}`,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const categories = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s24}` });
export const category = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  marginBlockEnd: -1,
  borderBlockEnd: '2px solid transparent',
  color: color.muted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { borderColor: color.accent, color: color.text, fontWeight: 500 },
  },
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s12,
  paddingBlock: space.s8,
  fontSize: type.sm,
  color: color.faint,
});
export const busy = style({ color: color.muted });

export const every = style({ display: 'grid', gap: space.s24, paddingBlockStart: space.s32 });
export const everyTitle = style({ fontSize: type.x2, lineHeight: vars.leading.title });
export const everyGroup = style({ display: 'grid', gap: space.s8 });
export const everyName = style({ fontSize: type.lg });

export const feed = style({ fontSize: type.sm });
export const feedLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: color.muted,
  textDecorationColor: color.lineStrong,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.26em',
  ':hover': { color: color.text },
});
