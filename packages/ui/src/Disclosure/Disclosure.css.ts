import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const disclosure = style({ borderBlockEnd: `1px solid ${color.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  minBlockSize: 56,
  paddingBlock: vars.space.s12,
  borderRadius: vars.radius.badge,
  fontWeight: 500,
  lineHeight: vars.leading.caption,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: color.accentHi } } } },
});

export const title = style({ minInlineSize: 0, font: 'inherit', letterSpacing: 'inherit', textWrap: 'pretty' });

export const icon = style({
  display: 'grid',
  flex: 'none',
  color: color.muted,
  transition: `transform ${vars.motion.panel} ${vars.motion.ease}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = style({ paddingBlockEnd: vars.space.s24, color: color.muted });
