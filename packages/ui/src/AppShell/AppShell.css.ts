import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.ts';

const { color, space } = vars;

export const shell = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '@media': { [media.lg]: { gridTemplateRows: 'none', gridTemplateColumns: '224px minmax(0, 1fr)' } },
});

export const sideColumn = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.sticky,
  background: color.ground,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [media.lg]: {
      display: 'flex',
      flexDirection: 'column',
      blockSize: '100dvh',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 64,
  paddingInline: space.gutter,
  '@media': { [media.lg]: { minBlockSize: 72, paddingInline: 24 } },
});

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 44,
  blockSize: 44,
  marginInlineEnd: -12,
  borderRadius: vars.radius.control,
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': { [media.lg]: { display: 'none' } },
});

/** The navigation and the footer beside the page, from lg on. */
export const column = style({
  display: 'none',
  '@media': {
    [media.lg]: { display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0, padding: '0 14px 14px' },
  },
});

export const footer = style({
  display: 'grid',
  flexShrink: 0,
  gap: space.s12,
  marginBlockStart: space.s16,
  fontSize: vars.type.xs,
  lineHeight: vars.leading.text,
  color: color.muted,
  '@media': { [media.lg]: { marginBlockStart: 'auto' } },
});

export const person = style({ paddingBlockStart: space.s12, borderBlockStart: `1px solid ${color.line}` });

export const smallPrint = style({ paddingInline: 10, paddingBlockEnd: space.s12, fontSize: 'inherit' });

export const main = style({
  inlineSize: '100%',
  maxInlineSize: 1280,
  minInlineSize: 0,
  paddingInline: space.gutter,
  paddingBlock: `${space.s24} ${space.s64}`,
  outline: 'none',
  '@media': { [media.lg]: { paddingInline: 32 } },
});
