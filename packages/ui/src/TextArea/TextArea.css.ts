import { style } from '@vanilla-extract/css';
import { field } from '../field/field.css.ts';
import { vars } from '../theme/contract.css.ts';

export const box = style({
  flexDirection: 'column',
  alignItems: 'stretch',
});

/** Grows with its content if the browser supports it; otherwise it can be resized. */
export const input = style({
  display: 'block',
  blockSize: 'auto',
  maxBlockSize: '60vh',
  paddingBlock: 11,
  lineHeight: '24px',
  resize: 'vertical',
  fieldSizing: 'content',
  '@supports': { '(field-sizing: content)': { resize: 'none' } },
});

export const footer = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s16 });

export const count = style({
  flex: 'none',
  marginInlineStart: 'auto',
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: vars.color.faint,
  selectors: { [`${field}[data-invalid] &`]: { color: vars.color.loss } },
});

export const notes = style({ display: 'grid', gap: 6, minInlineSize: 0 });
