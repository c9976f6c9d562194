import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const banner = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: vars.space.s12,
  maxBlockSize: '80dvh',
  overflow: 'auto',
  padding: vars.space.s16,
  paddingBlockEnd: `max(${vars.space.s16}, env(safe-area-inset-bottom))`,
  background: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  boxShadow: vars.shadow.float,
  '@media': {
    [media.md]: {
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space.s24,
      insetBlockEnd: vars.space.s24,
      inlineSize: '400px',
      padding: vars.space.s24,
      paddingBlockEnd: vars.space.s16,
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.card,
    },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const title = style({ fontSize: vars.type.lg });
export const close = style({ marginBlock: '-12px', marginInlineEnd: '-12px' });
export const text = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const choices = style({
  display: 'grid',
  gap: vars.space.s12,
  paddingBlock: vars.space.s12,
  borderBlock: `1px solid ${vars.color.line}`,
});
export const wait = style({ blockSize: '220px' });
export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.s8 });
