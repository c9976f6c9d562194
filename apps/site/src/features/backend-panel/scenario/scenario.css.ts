import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';
import { code } from '../parts.css.ts';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: space.s16,
  padding: space.s16,
});

export const card = style({
  display: 'grid',
  gap: space.s12,
  alignContent: 'start',
  justifyItems: 'start',
  minInlineSize: 0,
  padding: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.raised,
});

export const title = style({ fontSize: vars.type.md });
export const summary = style({ minBlockSize: '3.1em' });
export const now = style([code, { fontSize: vars.type.lg }]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8 });
