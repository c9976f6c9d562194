import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const group = style({ display: 'grid', gap: 6, minInlineSize: 0 });

export const label = style({ fontSize: vars.type.sm, fontWeight: 500, lineHeight: vars.leading.caption });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8, minInlineSize: 0 });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  minInlineSize: 0,
  minBlockSize: 32,
  paddingBlock: 4,
  paddingInline: 10,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.group,
  background: color.surface,
  color: color.text,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  overflowWrap: 'anywhere',
  cursor: 'default',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-selection-mode]': { cursor: 'pointer' },
    '&[data-allows-removing]': { paddingInlineEnd: 0 },
    '&[data-hovered]': { background: color.raised },
    '&[data-selected]': { borderColor: color.text, background: color.text, color: color.ground },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '3px' },
    '&[data-disabled]': { borderStyle: 'dashed', color: color.faint, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minBlockSize: 44 },
    [media.forced]: {
      selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 30,
  blockSize: 30,
  marginBlock: -4,
  borderRadius: vars.radius.group,
  color: color.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text },
    [`${tag}[data-selected] &`]: { color: 'inherit' },
  },
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 42 }, [media.forced]: { color: 'inherit' } },
});

export const empty = style({ fontSize: vars.type.sm, color: color.muted });
