import { media, vars } from '@duneline/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: vars.space.s16,
  marginBlockStart: vars.space.s32,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', marginBlockStart: vars.space.s48 },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'clip',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  // The card that a guarantee linked to.
  ':target': { borderColor: vars.color.accent },
});

const whole = { '@media': { [media.md]: { gridColumn: '1 / -1' } } } as const;
const at = (columns: number) => ({ '@media': { [media.lg]: { gridColumn: `span ${columns}` } } });
export const spans = styleVariants({
  seven: [whole, at(7)],
  five: [whole, at(5)],
  four: at(4),
  // The last of three: alone in its row if there are only two columns.
  lastFour: [whole, at(4)],
  twelve: [
    whole,
    {
      '@media': {
        [media.lg]: {
          gridColumn: '1 / -1',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
          alignItems: 'start',
        },
      },
    },
  ],
});

export const words = style({
  display: 'grid',
  gap: vars.space.s8,
  padding: `${vars.space.s24} 20px 0`,
  '@media': { [media.md]: { padding: `${vars.space.s24} ${vars.space.s24} 0` } },
  selectors: { [`${spans.twelve} > &`]: { paddingBlockEnd: vars.space.s24 } },
});

export const cardTitle = style({ fontSize: vars.type.xl });
export const sentence = style({ maxInlineSize: '46ch', color: vars.color.muted });

/** Text and figures in a card have its padding; a drawing may have none. */
export const inside = style({
  marginBlockStart: 'auto',
  padding: `${vars.space.s24} 20px 20px`,
  '@media': { [media.md]: { padding: vars.space.s24 } },
});

export const edge = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space.s24 });
