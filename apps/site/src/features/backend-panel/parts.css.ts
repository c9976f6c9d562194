import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** The controls at the top of a tab, which stay visible. */
export const toolbar = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  gap: `${space.s8} ${space.s12}`,
  padding: `${space.s8} ${space.s16}`,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
});

/** On its own line on a phone. */
export const grow = style({ flex: '1 1 100%', '@media': { [media.md]: { flex: '1 1 160px' } } });

export const field = style({
  inlineSize: '100%',
  minBlockSize: 36,
  paddingInline: space.s12,
  paddingBlock: 6,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.ground,
  // Below 16 px, iOS zooms into the page when a field takes the focus.
  fontSize: `max(${vars.type.sm}, 14px)`,
  color: color.text,
  '@media': { '(pointer: coarse)': { minBlockSize: 44, fontSize: 16 } },
  ':focus-visible': { outlineOffset: '-1px' },
  ':disabled': { borderColor: color.line, color: color.faint },
});

export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: 36,
  whiteSpace: 'nowrap',
  color: color.muted,
});
globalStyle(`${check} > input`, { inlineSize: 18, blockSize: 18, margin: 0, accentColor: color.accent });

/** Machine-generated text, in the text font with tabular figures. */
export const code = style({ fontSize: 13, lineHeight: 1.5 });

export const block = style([
  code,
  {
    display: 'block',
    inlineSize: '100%',
    maxBlockSize: 280,
    padding: space.s12,
    resize: 'block',
    // Grows with its text, if the browser supports it.
    fieldSizing: 'content',
    outlineOffset: '-1px',
    overflow: 'auto',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    background: color.ground,
    color: color.text,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);

export const padded = style({ padding: space.s16 });

export const muted = style({ color: color.muted });
