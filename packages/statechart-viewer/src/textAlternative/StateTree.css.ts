import { style } from '@vanilla-extract/css';
import { media, vars } from '@duneline/ui/theme';

const { color, space } = vars;

export const tree = style({
  overflow: 'auto',
  padding: space.s8,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
});

export const item = style({
  padding: '7px 8px',
  paddingInlineStart: `calc(8px + (var(--tree-item-level) - 1) * 22px)`,
  borderRadius: vars.radius.group,
  cursor: 'default',
  outlineOffset: -2,
  selectors: {
    '&[data-hovered]': { background: color.raised },
    '&[data-selected]': { background: color.raised },
    '&[data-lit]': { background: color.accentWash },
  },
  '@media': { [media.forced]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } } },
});

export const chevron = style({
  display: 'inline-flex',
  marginInlineEnd: space.s4,
  verticalAlign: '-3px',
  color: color.muted,
  selectors: {
    '[data-expanded] > * > &': { rotate: '90deg' },
    '[aria-expanded]:not([data-has-child-items]) &': { visibility: 'hidden' },
  },
});

export const name = style({ fontWeight: 600, marginInlineEnd: space.s8 });
export const summary = style({ color: color.muted });
export const sentence = style({ marginInlineStart: 20, color: color.text });
