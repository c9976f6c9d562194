import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s4 });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s12,
  inlineSize: 'fit-content',
  paddingBlock: 2,
  lineHeight: '24px',
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: 10 } },
  selectors: { '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 22,
  blockSize: 22,
  marginBlockStart: 1,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.badge,
  background: color.surface,
  selectors: {
    [`${row}[data-hovered] &`]: { background: color.raised },
    [`${row}:is([data-selected], [data-indeterminate]) &`]: {
      borderColor: color.accent,
      background: color.accent,
      color: color.onAccent,
    },
    [`${row}[data-hovered]:is([data-selected], [data-indeterminate]) &`]: {
      borderColor: color.accentHi,
      background: color.accentHi,
    },
    [`${row}[data-invalid] &`]: { borderColor: color.loss, boxShadow: `inset 0 0 0 1px ${color.loss}` },
    [`${row}[data-disabled] &`]: { borderStyle: 'dashed', borderColor: color.lineStrong, background: color.raised },
    [`${row}[data-disabled]:is([data-selected], [data-indeterminate]) &`]: { color: color.faint },
    [`${row}[data-focus-visible] &`]: { outline: `2px solid ${color.accent}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        [`${row}:is([data-selected], [data-indeterminate]) &`]: {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

const note = style({ paddingInlineStart: 34, fontSize: vars.type.sm, lineHeight: vars.leading.caption });
export const description = style([note, { color: color.muted }]);
export const error = style([note, { display: 'flex', gap: vars.space.s8, color: color.loss }]);
