import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

/** JSON is left-to-right in every language. */
export const view = style({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  textAlign: 'left',
  minInlineSize: 0,
  padding: space.s12,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  fontFamily: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace",
  fontVariantLigatures: 'none',
  fontSize: vars.type.sm,
  lineHeight: vars.leading.text,
  overflowWrap: 'anywhere',
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    'details > &': { marginInlineStart: 7, paddingInlineStart: space.s16, borderInlineStart: `1px solid ${color.line}` },
  },
});

export const line = style({ display: 'block', paddingInlineStart: 18 });

export const summary = style({
  minBlockSize: 24,
  borderRadius: vars.radius.group,
  cursor: 'pointer',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: color.raised } } },
    [media.touch]: { minBlockSize: 44, alignContent: 'center' },
  },
});

export const name = style({ color: color.text, fontWeight: 500 });
export const quiet = style({ color: color.faint });
export const string = style({ color: color.muted });
export const other = style({ color: color.accent, '@media': { [media.forced]: { color: 'inherit' } } });
