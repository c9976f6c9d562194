import { createVar, globalStyle, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { gaps } from '../theme/space.ts';

const first = createVar();
const second = createVar();
const third = createVar();

const twelve = { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' };
const split = (one: number, two: number, three = two) => ({
  vars: { [first]: `span ${one}`, [second]: `span ${two}`, [third]: `span ${three}` },
});

export const columns = recipe({
  base: { display: 'grid', rowGap: gaps[32] },
  variants: {
    ratio: {
      '6:6': split(6, 6),
      '7:5': split(7, 5),
      '5:7': split(5, 7),
      '8:4': split(8, 4),
      '4:8': split(4, 8),
      '9:3': split(9, 3),
      '3:9': split(3, 9),
      '4:4:4': split(4, 4),
    },
    gap: styleVariants(gaps, (gap) => ({ columnGap: gap })),
    from: { md: { '@media': { [media.md]: twelve } }, lg: { '@media': { [media.lg]: twelve } } },
    align: { start: { alignItems: 'start' }, center: { alignItems: 'center' }, end: { alignItems: 'end' }, stretch: {} },
  },
  defaultVariants: { ratio: '6:6', gap: 16, from: 'md' },
});

const {
  classNames: {
    variants: { from },
  },
} = columns;

for (const [width, query] of [
  [from.md, media.md],
  [from.lg, media.lg],
] as const)
  for (const [place, span] of [
    ['3n + 1', first],
    ['3n + 2', second],
    ['3n', third],
  ] as const)
    globalStyle(`${width} > :nth-child(${place})`, { '@media': { [query]: { gridColumn: span } } });
