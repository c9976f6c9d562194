import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  padding: `${vars.space.s24} ${vars.space.s16}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { padding: vars.space.s32 } },
});
export const form = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s24,
  justifyItems: 'stretch',
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const scriptless = style({ display: 'none', '@media': { '(scripting: none)': { display: 'block' } } });
export const sender = style({
  display: 'grid',
  gap: vars.space.s24,
  alignItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const trap = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const attempt = style({ borderRadius: vars.radius.card });

export const sent = style({ display: 'grid', gap: vars.space.s12, justifyItems: 'start', color: vars.color.muted });
export const check = style({ color: vars.color.gain });
export const sentTitle = style({ fontSize: vars.type.x2, color: vars.color.text });
export const words = style({
  maxInlineSize: '62ch',
  marginBlock: vars.space.s12,
  paddingInlineStart: vars.space.s16,
  borderInlineStart: `2px solid ${vars.color.ridge}`,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  whiteSpace: 'pre-wrap',
});
