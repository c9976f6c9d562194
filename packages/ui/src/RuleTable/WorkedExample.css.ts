import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const example = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s8,
  padding: vars.space.s16,
  background: vars.color.raised,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  maxInlineSize: 560,
  '@media': { [media.md]: { padding: vars.space.s24 } },
});

const step = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s16,
  paddingBlock: 10,
  fontSize: vars.type.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const steps = styleVariants({ plain: [step], result: [step, { fontWeight: 600, fontSize: vars.type.md }] });
export const note = style({ fontSize: vars.type.xs, lineHeight: 1.6, color: vars.color.muted });
