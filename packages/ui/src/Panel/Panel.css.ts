import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, type } = vars;

const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s16,
  minInlineSize: 0,
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { padding: 20 } },
});

export const panel = styleVariants({
  surface: [frame, { background: color.surface }],
  accent: [frame, { background: color.accentWash }],
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s16,
  rowGap: space.s8,
});

export const words = style({ minInlineSize: 0 });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: type.lg,
  fontWeight: 500,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
});

export const lead = style({ fontSize: type.sm, color: color.muted });

export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  fontSize: type.sm,
  color: color.muted,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  marginBlockStart: 'auto',
  fontSize: type.sm,
  color: color.muted,
});
