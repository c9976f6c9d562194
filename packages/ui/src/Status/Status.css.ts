import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minInlineSize: 0,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
});

export const icon = styleVariants(
  { neutral: color.faint, success: color.gain, info: color.info, warning: color.warn, danger: color.loss, waiting: color.muted },
  (tone) => [{ display: 'grid', flex: 'none', color: tone }],
);
