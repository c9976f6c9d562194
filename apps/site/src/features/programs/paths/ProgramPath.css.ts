import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;
const hairline = `1px solid ${color.line}`;

export const program = style({
  position: 'relative',
  display: 'grid',
  rowGap: space.s24,
  paddingBlock: space.s32,
  borderBlockStart: hairline,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateAreas: '"words path" "prices path" "action path" "facts facts"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space.s48,
    },
    [media.lg]: {
      gridRow: 'span 5',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: 'none',
      gridTemplateRows: 'subgrid',
      borderBlockStart: 0,
      selectors: {
        // A line above all, and one between two, which meet.
        '&::after': {
          content: '',
          position: 'absolute',
          insetBlockStart: 0,
          insetInline: `0 calc(-1 * ${space.s64})`,
          borderBlockStart: hairline,
        },
        '&:last-child::after': { insetInlineEnd: 0 },
        '& + &::before': {
          content: '',
          position: 'absolute',
          insetBlock: `0 ${space.s32}`,
          insetInlineStart: `calc(-0.5 * ${space.s64})`,
          borderInlineStart: hairline,
        },
      },
    },
  },
});
const area = (name: string) => style({ '@media': { [media.md]: { gridArea: name }, [media.lg]: { gridArea: 'auto' } } });
export const words = style([area('words'), { display: 'grid', gap: space.s8, alignContent: 'start' }]);
export const prices = area('prices');
export const path = area('path');
export const facts = area('facts');
export const action = area('action');

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s12,
  fontSize: type.x2,
  lineHeight: vars.leading.title,
});
export const description = style({ maxInlineSize: '46ch', color: color.muted, textWrap: 'pretty' });
export const price = style({
  fontFamily: vars.font.display,
  fontSize: type.xl,
  fontWeight: 500,
  letterSpacing: vars.tracking.title,
});
export const small = style({ fontSize: type.sm, color: color.muted });
export const locked = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: '48px',
  color: color.muted,
});
export const sizeChoice = style({ display: 'grid', gap: space.s12 });
