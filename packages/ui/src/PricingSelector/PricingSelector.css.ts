import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const selector = style({ display: 'grid', gap: vars.space.s16 });

export const switches = style({
  display: 'grid',
  gap: vars.space.s12,
  '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } },
});

// On a phone the switches take the full width.
globalStyle(`${switches} fieldset > div`, { '@media': { '(max-width: 767px)': { display: 'flex' } } });

export const lock = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s8 });

export const body = style({
  display: 'grid',
  gap: vars.space.s16,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 32%)' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s24,
  minInlineSize: 0,
  padding: `${vars.space.s24} ${vars.space.s16}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { padding: vars.space.s24 } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s4} ${vars.space.s16}`,
});
