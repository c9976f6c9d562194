import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const part = { paddingInline: 2, borderRadius: 3, color: color.text } as const;

export const removed = style({
  ...part,
  background: color.lossWash,
  textDecoration: 'line-through',
  textDecorationColor: color.loss,
  textDecorationThickness: 2,
});

export const added = style({
  ...part,
  background: color.gainWash,
  textDecoration: 'underline',
  textDecorationColor: color.gain,
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
});
