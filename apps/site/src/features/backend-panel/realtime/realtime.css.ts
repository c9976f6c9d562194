import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const controls = style({ justifyContent: 'start' });

export const columns = style({
  display: 'grid',
  gap: space.s24,
  alignItems: 'start',
  padding: space.s16,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const part = style({ display: 'grid', gap: space.s12, minInlineSize: 0 });
export const title = style({ fontSize: vars.type.md });
export const connection = style({
  display: 'grid',
  gap: space.s8,
  padding: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.raised,
});
export const channels = style({ display: 'grid', gap: space.s8 });
export const channel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  overflowWrap: 'anywhere',
});
