import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Both labels share one grid cell, so that the button keeps its width. */
export const stackedLabels = style({ display: 'inline-grid', alignItems: 'center', justifyItems: 'center', gap: 'inherit' });
export const stackedLabel = style({ gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: 'inherit' });
/** Invisible, but still the button's accessible name. */
export const hiddenLabel = style({ opacity: 0 });

/** Takes its own line in a flex row, a grid or a paragraph. */
export const failed = style({
  display: 'block',
  order: 1,
  flexBasis: '100%',
  gridColumn: '1 / -1',
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: vars.color.loss,
});
