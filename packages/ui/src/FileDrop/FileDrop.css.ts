import { style } from '@vanilla-extract/css';
import { field } from '../field/field.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** A dashed drop zone. */
export const dropZone = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s16,
  minBlockSize: 96,
  padding: vars.space.s16,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '3px' },
    '&:is([data-drop-target])': { borderStyle: 'solid', borderColor: color.accent, background: color.accentWash },
    [`${field}[data-invalid] &`]: { borderStyle: 'solid', borderColor: color.loss, boxShadow: `inset 0 0 0 1px ${color.loss}` },
    [`${field}[data-disabled] &`]: { borderColor: color.line, background: color.raised, color: color.faint },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:has(:enabled)': { background: color.raised } } },
    [media.forced]: { selectors: { '&:is([data-drop-target])': { borderColor: 'Highlight', borderWidth: 3 } } },
  },
});

/** The native input covers the whole zone, so that pressing, dropping and focus work before hydration. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  // The text inside a native file input is its button, which has another cursor.
  fontSize: 0,
  selectors: { '&::file-selector-button': { cursor: 'inherit' }, '&:disabled': { cursor: 'not-allowed' } },
});

export const icon = style({ display: 'grid', flex: 'none', color: color.faint });
export const invite = style({ display: 'grid', gap: 2, minInlineSize: 0, fontWeight: 500, lineHeight: 1.35, textWrap: 'pretty' });
export const limits = style({
  fontSize: vars.type.sm,
  fontWeight: 400,
  color: color.muted,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

/** Takes no space while it is empty, but is present for screen readers. */
export const refused = style({
  display: 'grid',
  gap: vars.space.s4,
  selectors: { '&:empty': { marginBlockStart: -6 } },
});

export const list = style({ display: 'grid', minInlineSize: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minBlockSize: 64,
  paddingBlock: vars.space.s8,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const about = style({ flex: 1, display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' });
export const fileRow = style({ fontSize: vars.type.sm, lineHeight: vars.leading.caption });
export const name = style({ fontWeight: 500 });
export const size = style({ color: color.muted, whiteSpace: 'nowrap' });
