import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inlineSign } from '../theme/inlineSign.ts';

const { color } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: 2 });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s12,
  inlineSize: 'fit-content',
  paddingBlock: 2,
  lineHeight: '26px',
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: 9 } },
  selectors: { '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' } },
});

export const track = style({
  flex: 'none',
  inlineSize: 44,
  blockSize: 26,
  padding: 3,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: 13,
  background: color.raised,
  selectors: {
    [`${row}[data-selected] &`]: { borderColor: color.accent, background: color.accent },
    [`${row}[data-selected][data-hovered] &`]: { borderColor: color.accentHi, background: color.accentHi },
    [`${row}[data-disabled] &`]: { borderStyle: 'dashed', borderColor: color.lineStrong, background: color.raised },
    [`${row}[data-focus-visible] &`]: { outline: `2px solid ${color.accent}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.forced]: { selectors: { [`${row}[data-selected] &`]: { background: 'Highlight', forcedColorAdjust: 'none' } } },
  },
});

export const knob = style({
  display: 'block',
  inlineSize: 18,
  blockSize: 18,
  borderRadius: '50%',
  background: color.lineStrong,
  transition: `transform ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    [`${row}[data-hovered] &`]: { background: color.muted },
    [`${row}[data-selected] &`]: { background: color.onAccent, transform: `translateX(calc(18px * ${inlineSign}))` },
    [`${row}[data-disabled] &`]: { background: color.lineStrong },
  },
  '@media': { [media.forced]: { background: 'ButtonText', forcedColorAdjust: 'none' } },
});

export const description = style({
  paddingInlineStart: 56,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: color.muted,
});
