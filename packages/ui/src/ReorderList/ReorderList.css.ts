import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space.s4, gridTemplateColumns: 'minmax(0, 1fr)' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: 44,
  paddingInlineEnd: space.s12,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.group,
  cursor: 'default',
  '@media': {
    // Forced colors hide backgrounds, so the selected item has a border.
    [media.forced]: { selectors: { '&[data-selected]': { borderColor: 'Highlight', forcedColorAdjust: 'none' } } },
  },
  selectors: {
    '&[data-hovered]': { background: color.raised },
    '&[data-selected]': { background: color.accentWash, borderColor: color.lineStrong },
    '&[data-dragging]': { opacity: 0.5 },
  },
});

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 44,
  color: color.muted,
  cursor: 'grab',
  '@media': { [media.touch]: { inlineSize: 44 } },
});

export const content = style({ flex: 1, minInlineSize: 0, paddingBlock: space.s8 });

export const indicator = style({
  blockSize: 0,
  outline: 'none',
  selectors: { '&[data-drop-target]': { boxShadow: `0 0 0 1.5px ${color.accent}` } },
});
