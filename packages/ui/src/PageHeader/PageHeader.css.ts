import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s16,
});

export const words = style({ minInlineSize: 0 });

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s12,
  rowGap: space.s4,
});

export const lead = style({ maxInlineSize: '60ch', fontSize: vars.type.sm, color: vars.color.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s12,
  '@media': { [media.md]: { justifyContent: 'flex-end' } },
});
