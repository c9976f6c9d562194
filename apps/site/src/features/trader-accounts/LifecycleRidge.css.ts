import { media, vars } from '@duneline/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

const present_ = createVar();

// Time runs from left to right in every language; a column on a phone.
export const frame = style({
  vars: { [present_]: vars.color.ridge },
  selectors: { '&[data-ended]': { vars: { [present_]: vars.color.loss } } },
  '@media': { [media.md]: { direction: 'ltr' } },
});
export const drawing = style({
  display: 'none',
  inlineSize: '100%',
  blockSize: '72px',
  overflow: 'visible',
  '@media': { [media.md]: { display: 'block' } },
});
const line = { fill: 'none', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;
export const area = style({ fill: vars.color.raised, fillOpacity: 0.55 });
export const ridge = style({ ...line, stroke: vars.color.lineStrong, strokeWidth: 1.25 });
export const lit = style({ ...line, stroke: present_, strokeWidth: 2.25 });
export const marker = style({ fill: vars.color.surface, stroke: vars.color.lineStrong, strokeWidth: 1.5 });
export const present = style({ fill: present_ });

export const stations = style({
  display: 'grid',
  gap: vars.space.s16,
  '@media': { [media.md]: { display: 'flex', gap: 0, marginBlockStart: vars.space.s12 } },
});
export const station = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  paddingInlineStart: vars.space.s24,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '3px',
      insetBlockStart: '7px',
      inlineSize: '9px',
      blockSize: '9px',
      borderRadius: '50%',
      border: `1.5px solid ${vars.color.lineStrong}`,
    },
    '&[data-past]::before, &[aria-current]::before': { background: present_, borderColor: present_ },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '8px',
      insetBlockStart: '20px',
      insetBlockEnd: '-12px',
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
  '@media': {
    [media.md]: {
      flex: '2 2 0',
      paddingInline: vars.space.s8,
      textAlign: 'center',
      unicodeBidi: 'plaintext',
      selectors: { '&::before, &:not(:last-child)::after': { display: 'none' } },
    },
  },
});
// The last station is at the end of the ridge: it has half a column.
globalStyle(`${stations} > ${station}:last-child`, {
  '@media': { [media.md]: { flexGrow: 1, flexShrink: 1, textAlign: 'end', paddingInline: 0 } },
});
export const name = style({
  fontSize: '14px',
  fontWeight: 600,
  selectors: {
    '[aria-current] > &': { color: vars.color.accent },
    '[data-ended] [aria-current] > &': { color: vars.color.loss },
  },
});
export const detail = style({ fontSize: vars.type.xs, lineHeight: vars.leading.caption, color: vars.color.muted });
