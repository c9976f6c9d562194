import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const line = { blockSize: '0.85em', marginBlock: '0.35em', borderRadius: vars.radius.badge };

export const skeleton = styleVariants(
  { line, lastLine: { ...line, inlineSize: '62%' }, block: { borderRadius: vars.radius.card } },
  (shape) => ({ display: 'block', background: vars.color.raised, ...shape }),
);

export const lines = style({ display: 'block' });
