import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

const group = style({ minInlineSize: 0, maxInlineSize: '100%' });

const label = style({ marginBlockEnd: 6, fontSize: vars.type.sm, fontWeight: 500, lineHeight: vars.leading.caption });

const options = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 2,
  maxInlineSize: '100%',
  padding: 3,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.surface,
});

const option = style({
  // The hidden radio is positioned in its own label, so that focusing it does not scroll elsewhere.
  position: 'relative',
  display: 'inline-flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s8,
  minBlockSize: 36,
  paddingInline: 13,
  border: '1px solid transparent',
  borderRadius: vars.radius.group,
  fontSize: vars.type.sm,
  fontWeight: 500,
  lineHeight: 1.2,
  color: color.muted,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:has(:checked)': { borderColor: color.lineStrong, background: color.raised, color: color.text },
    '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '3px' },
    '&:has(:disabled)': { color: color.faint, cursor: 'not-allowed' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:has(:disabled))': { color: color.text } } },
    [media.touch]: { minBlockSize: 44 },
    [media.forced]: {
      selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

const badge = style({ fontSize: vars.type.xs, fontWeight: 400, color: color.faint });

const smallOption = style([option, { minBlockSize: 28, paddingInline: 10, '@media': { [media.touch]: { minBlockSize: 44 } } }]);

const md = { group, label, options, option, badge };
/** The styles of each size. */
export const looks = { md, sm: { ...md, option: smallOption } };
