import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const columns = style({
  columnGap: vars.space.s16,
  '@media': { [media.md]: { columnCount: 2 }, [media.lg]: { columnCount: 3 } },
});

export const item = style({ breakInside: 'avoid', paddingBlockEnd: vars.space.s16 });

export const card = style({
  display: 'grid',
  gap: vars.space.s24,
  padding: '20px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { padding: vars.space.s24 } },
});
