import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, type } = vars;

export const inner = style({
  display: 'grid',
  gap: space.s48,
  maxInlineSize: 1280,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: `${space.s48} ${space.s32}`,
});

export const columns = style({
  display: 'grid',
  gap: space.s32,
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
});

export const note = style({
  gridColumn: '1 / -1',
  maxInlineSize: '40ch',
  color: color.muted,
  '@media': { [media.md]: { gridColumn: 'span 2' } },
});

export const title = style({ marginBlockEnd: space.s8, fontSize: type.xs, color: color.faint });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 36,
  fontSize: type.sm,
  color: color.muted,
  textDecoration: 'none',
  ':hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: '4px' },
  '@media': { [media.touch]: { minBlockSize: 44 } },
});

export const lastLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s8} ${space.s24}`,
  fontSize: type.sm,
  color: color.faint,
});

export const small = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s24}` });
