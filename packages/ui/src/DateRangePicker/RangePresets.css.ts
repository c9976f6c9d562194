import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** Not wider than the calendar below, which determines the popover's width. */
export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s8,
  inlineSize: 0,
  minInlineSize: '100%',
  marginBlockEnd: vars.space.s12,
  paddingBlockEnd: vars.space.s16,
  borderBlockEnd: `1px solid ${color.line}`,
});

globalStyle(`${presets} > [aria-pressed=true]`, {
  borderColor: color.accent,
  background: color.accentWash,
  color: color.accent,
  '@media': { [media.forced]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
});
