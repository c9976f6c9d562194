import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';
import { code as monospaced } from '../parts.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  gap: space.s16,
  padding: space.s16,
});

export const mail = style({ minInlineSize: 0 });

export const card = style({
  display: 'grid',
  gap: space.s8,
  padding: space.s16,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.raised,
});

export const subject = style({ fontSize: vars.type.md });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${space.s4} ${space.s12}`,
});
export const code = style([monospaced, { fontSize: vars.type.lg, letterSpacing: '0.12em' }]);
export const link = style([monospaced, { overflowWrap: 'anywhere' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8 });
