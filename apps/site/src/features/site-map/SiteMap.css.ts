import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;
const hairline = `1px solid ${color.line}`;
/** Distance from the trunk to the text, in CSS pixels. */
const REACH = 24;
/** Distance from the top of a branch to the middle of its first line. */
const JOINT = 22;

export const parts = style({
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: space.gutter,
});
export const part = style({
  display: 'grid',
  gap: space.s16,
  paddingBlock: space.s48,
  borderBlockStart: hairline,
  '@media': { [media.lg]: { gridTemplateColumns: '3fr 9fr', columnGap: space.s48 } },
});
export const head = style({
  alignSelf: 'start',
  '@media': { [media.lg]: { position: 'sticky', insetBlockStart: space.s96 } },
});
export const title = style({ fontSize: type.x2, lineHeight: vars.leading.title });
export const lead = style({ maxInlineSize: '40ch', marginBlockStart: space.s8, color: color.muted });
export const count = style({ marginBlockStart: space.s8, fontSize: type.sm, color: color.faint });

/** The branches draw the trunk: each draws its piece, and the last one bends away. */
export const tree = style({ minInlineSize: 0 });
export const branch = style({
  position: 'relative',
  paddingInlineStart: REACH + 8,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: REACH,
      blockSize: JOINT,
      borderInlineStart: `1px solid ${color.lineStrong}`,
      borderBlockEnd: `1px solid ${color.lineStrong}`,
      borderEndStartRadius: 10,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      borderInlineStart: `1px solid ${color.lineStrong}`,
    },
  },
});
export const row = style({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: space.s24,
  paddingBlockEnd: space.s8,
  '@media': { [media.md]: { gridTemplateColumns: '4fr 7fr 3fr', paddingBlockEnd: 0 } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  fontWeight: 500,
  textDecorationColor: color.lineStrong,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.26em',
  '@media': { '(hover: hover)': { ':hover': { textDecorationColor: 'currentColor' } } },
});
export const text = style({ fontSize: type.sm, color: color.muted });
export const detail = style({
  fontSize: type.xs,
  color: color.faint,
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { textAlign: 'end' } },
});
export const subject = style({ display: 'flex', alignItems: 'center', minBlockSize: 44, fontSize: type.lg });
export const minutes = style({ fontSize: type.xs, color: color.faint, whiteSpace: 'nowrap' });
export const languages = style({ display: 'flex', flexWrap: 'wrap', gap: space.s24 });
