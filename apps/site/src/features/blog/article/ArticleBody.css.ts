import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const figure = style({
  minInlineSize: 0,
  padding: vars.space.s16,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { padding: vars.space.s24 } },
});

/** The first paragraph is slightly larger, as in print. */
export const opening = style({});
globalStyle(`${opening} > * > p:first-child`, { fontSize: vars.type.lg, color: vars.color.text });
