import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const list = style({ display: 'grid', gap: space.s24 });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s16,
});
export const status = style({ color: color.muted });

export const page = style({ display: 'grid', gap: 2, minInlineSize: 0 });
export const path = style({ justifySelf: 'start', fontSize: type.sm, overflowWrap: 'anywhere' });
export const small = style({ fontSize: type.xs, fontWeight: 400, color: color.muted });
export const addresses = style({ display: 'grid', minInlineSize: 0 });
export const address = style({
  display: 'inline-block',
  paddingBlock: space.s4,
  fontSize: type.xs,
  color: color.muted,
  overflowWrap: 'anywhere',
  textDecorationColor: color.line,
  textUnderlineOffset: '0.26em',
  '@media': { '(hover: hover)': { ':hover': { color: color.text } } },
});
export const types = style({ fontSize: type.xs });
export const cases = style({ borderBlockStart: `1px solid ${color.line}` });
export const answer = style({ maxInlineSize: '68ch', color: color.muted, textWrap: 'pretty' });
