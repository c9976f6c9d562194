import { vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { code, grow } from '../parts.css.ts';

const { color, space } = vars;

export const choice = style({ display: 'flex', alignItems: 'center', gap: space.s8, flex: '0 1 300px', fontWeight: 500 });
export const range = style({ color: color.muted, whiteSpace: 'nowrap' });
export const pager = style({ display: 'inline-flex', marginInlineEnd: 'auto' });

/** Scrolls in both directions below its controls. */
export const scroller = style({
  flex: 1,
  minBlockSize: 160,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: '-3px',
});

export const grid = style([code, { minInlineSize: '100%' }]);

export const head = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  paddingBlock: space.s8,
  paddingInline: space.s12,
  background: color.surface,
  boxShadow: `inset 0 -1px ${color.lineStrong}`,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const type = style({ color: color.faint, fontWeight: 400 });

export const row = style({ ':hover': { background: color.raised } });

export const cell = style({ maxInlineSize: 320, borderBlockEnd: `1px solid ${color.line}` });

export const opener = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: 32,
  paddingInline: space.s12,
  paddingBlock: 6,
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  outlineOffset: '-3px',
});

export const nothing = style({ color: color.faint });

export const editor = style({ display: 'block' });
export const editorTitle = style([grow, { fontSize: vars.type.md }]);

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space.s16,
  padding: space.s16,
});

export const columnField = style({ display: 'grid', gap: 4, alignContent: 'start', minInlineSize: 0 });
globalStyle(`${columnField} textarea`, { resize: 'block' });

export const columnLabel = style([code, { display: 'flex', justifyContent: 'space-between', gap: space.s8, fontWeight: 600 }]);
export const nullable = style({ display: 'inline-flex', alignItems: 'center', gap: 6, color: color.muted, fontWeight: 400 });
