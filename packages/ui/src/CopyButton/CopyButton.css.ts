import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Both faces share one cell, so that the button keeps its width. */
export const faces = style({ display: 'inline-grid', alignItems: 'center', justifyItems: 'center', gap: 'inherit' });
export const face = style({ gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: 'inherit' });
/** Unseen, and still the name of the button. */
export const away = style({ opacity: 0 });

/** A line of its own in whatever holds the button: a row that wraps, a grid, a paragraph. */
export const failed = style({
  display: 'block',
  order: 1,
  flexBasis: '100%',
  gridColumn: '1 / -1',
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: vars.color.loss,
});
