import { layers, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({
  position: 'fixed',
  zIndex: layers.dock,
  insetInline: vars.space.s16,
  insetBlockEnd: `max(${vars.space.s16}, env(safe-area-inset-bottom))`,
  marginInline: 'auto',
  maxInlineSize: '720px',
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  selectors: { '&[data-away]': { visibility: 'hidden' } },
  '@media': { print: { display: 'none' } },
});

export const below = style({ marginBlockStart: vars.space.s12 });
