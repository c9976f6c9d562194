import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const field = style({ display: 'grid', gap: 6, minInlineSize: 0 });
export const label = style({ fontSize: vars.type.sm, fontWeight: 500, lineHeight: vars.leading.caption });
export const hint = style({ fontSize: vars.type.sm, color: color.muted });

export const box = style({
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  selectors: {
    '&:has([role=textbox]:focus)': { outline: `2px solid ${color.accent}`, outlineOffset: '-1px' },
  },
});

/** Stays in view while a long text is scrolled. */
export const tools = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: space.s8,
  borderBlockEnd: `1px solid ${color.line}`,
  borderStartStartRadius: vars.radius.control,
  borderStartEndRadius: vars.radius.control,
  background: color.surface,
});

export const text = style({ padding: space.s16 });
const inText = (selector: string) => `${text} [role=textbox]${selector}`;

globalStyle(inText(''), {
  minBlockSize: 320,
  maxInlineSize: 'none',
  outline: 'none',
  // What ProseMirror needs to keep the spaces that are typed.
  position: 'relative',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  fontVariantLigatures: 'none',
});
globalStyle(inText(' figure'), {
  padding: space.s16,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.group,
  cursor: 'default',
});
globalStyle(inText(' figure::before'), {
  content: 'attr(data-figure)',
  display: 'block',
  marginBlockEnd: space.s4,
  fontSize: vars.type.sm,
  fontWeight: 600,
  color: color.text,
});
globalStyle(inText(' .ProseMirror-selectednode'), {
  outline: `2px solid ${color.accent}`,
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
});
globalStyle(inText('.ProseMirror-hideselection ::selection'), { background: 'transparent' });
globalStyle(inText('.ProseMirror-hideselection'), { caretColor: 'transparent' });
