import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, type } = vars;

export const panel = style({ display: 'grid', gap: space.s24, paddingBlock: `${space.s8} ${space.s24}` });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s16,
});

export const actions = style({ display: 'flex', gap: space.s8 });
export const intro = style({ maxInlineSize: '60ch', color: color.muted });

export const columns = style({
  columnGap: space.s48,
  '@media': { [media.lg]: { selectors: { '&[data-columns]': { columnCount: 2 } } } },
});

export const section = style({ display: 'grid', gap: space.s4, breakInside: 'avoid', paddingBlockEnd: space.s24 });

export const title = style({
  fontFamily: vars.font.text,
  fontSize: type.md,
  fontWeight: 600,
  letterSpacing: 0,
  color: color.text,
});

export const text = style({ maxInlineSize: '66ch', fontSize: type.sm, color: color.muted, whiteSpace: 'pre-line' });
