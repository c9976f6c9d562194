import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const content = style({
  display: 'grid',
  gap: vars.space.s32,
  alignItems: 'end',
  '@media': { [media.lg]: { gridTemplateColumns: '7fr auto', rowGap: vars.space.s48 } },
});

export const title = style({
  gridColumn: '1 / -1',
  fontSize: 'clamp(2.25rem, 1.25rem + 4.4vw, 5.25rem)',
  lineHeight: '1.02',
  letterSpacing: vars.tracking.display,
});

/** Each sentence starts on its own line, and is balanced separately. */
export const line = style({ display: 'block', textWrap: 'balance' });

export const text = style({ maxInlineSize: '54ch', fontSize: vars.type.lg, color: vars.color.muted });

export const actions = style({ display: 'grid', gap: vars.space.s12, '@media': { [media.md]: { display: 'flex' } } });
