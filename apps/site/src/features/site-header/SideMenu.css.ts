import { vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const links = style({ display: 'grid' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: '52px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.type.lg,
  textDecoration: 'none',
  color: vars.color.muted,
  ':hover': { color: vars.color.text },
  selectors: { '&[aria-current=page]': { color: vars.color.text, boxShadow: `inset 0 -2px ${vars.color.accent}` } },
});

/** A link of the second level. */
export const below = style({ paddingInlineStart: vars.space.s24 });

export const language = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: vars.type.sm,
  textDecoration: 'none',
  color: vars.color.muted,
  ':hover': { color: vars.color.text },
});

/** Hidden until a stored session has been read, as in the header. */
export const account = style({ display: 'contents', selectors: { ':root[data-session] &': { visibility: 'hidden' } } });

export const end = style({ display: 'grid', gap: vars.space.s16, marginBlockStart: vars.space.s24 });
// The theme toggle's icon is aligned with the text above it; its hover background may be wider.
globalStyle(`${end} > button`, { inlineSize: 'auto', marginInline: '-10px' });
