import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

const group = style({ minInlineSize: 0 });

const label = style({ marginBlockEnd: 6, fontSize: vars.type.sm, fontWeight: 500, lineHeight: vars.leading.caption });

const options = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });

const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: 34,
  paddingInline: 12,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.group,
  fontSize: vars.type.sm,
  fontWeight: 500,
  lineHeight: 1.2,
  color: color.muted,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:has(:checked)': { borderColor: color.text, background: color.text, color: color.ground },
    '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '3px' },
    '&:has(:disabled)': { borderStyle: 'dashed', color: color.faint, cursor: 'not-allowed' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:has(:checked, :disabled))': { background: color.raised, color: color.text } },
    },
    [media.touch]: { minBlockSize: 44 },
    [media.forced]: {
      selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

const badge = style({ fontSize: vars.type.xs, fontWeight: 400 });

export const looks = { group, label, options, option, badge };
