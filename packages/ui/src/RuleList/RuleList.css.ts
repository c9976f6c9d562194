import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const columns = style({
  display: 'grid',
  columnGap: vars.space.s32,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const rule = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s16,
  paddingBlock: vars.space.s12,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.text,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** On a phone the second column follows the first, with the same hairline. */
export const list = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}`, '@media': { [media.md]: { borderBlockStart: 0 } } } },
});

export const term = style({ gridColumn: 1 });
export const note = style({ gridColumn: 1, color: vars.color.faint, fontSize: vars.type.xs, lineHeight: vars.leading.caption });
export const value = style({ gridColumn: 2, gridRow: '1 / span 2', textAlign: 'end', fontWeight: 500 });
