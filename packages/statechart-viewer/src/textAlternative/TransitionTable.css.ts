import { style, styleVariants } from '@vanilla-extract/css';
import { inlineSign, media, vars } from '@duneline/ui/theme';

const { color, space } = vars;

export const scroll = style({ overflowX: 'auto', border: `1px solid ${color.line}`, borderRadius: vars.radius.card });

export const table = style({ inlineSize: '100%', fontSize: vars.type.sm, lineHeight: vars.leading.caption, textAlign: 'start' });

const cellBase = {
  paddingBlock: 10,
  paddingInline: space.s12,
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
  outlineOffset: -2,
} as const;

export const head = style({ ...cellBase, color: color.faint, fontSize: vars.type.xs, borderBlockEnd: `1px solid ${color.line}` });

export const row = style({
  cursor: 'pointer',
  outlineOffset: -2,
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line}` },
    '&[data-hovered]': { background: color.raised },
    '&[data-selected]': { background: color.raised, boxShadow: `inset calc(2px * ${inlineSign}) 0 ${color.lineStrong}` },
    '&[data-lit]': { background: color.accentWash },
  },
  '@media': { [media.forced]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } } },
});

export const cell = style(cellBase);
export const state = style({ ...cellBase, fontWeight: 500 });
export const muted = style({ ...cellBase, color: color.muted });
export const clause = style({ ...cellBase, minInlineSize: 220, whiteSpace: 'normal', color: color.muted });
export const line = style({ minInlineSize: 24, minBlockSize: 24, textDecoration: 'underline', textUnderlineOffset: 3 });

export const testResult = styleVariants({
  passed: { ...cellBase, color: color.gain },
  failed: { ...cellBase, color: color.loss },
  untested: { ...cellBase, color: color.faint },
});
