import { layers, media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  position: 'fixed',
  zIndex: layers.dock + 1,
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 'clamp(320px, 72dvh, 620px)',
  maxBlockSize: '100dvh',
  background: color.surface,
  borderBlockStart: `1px solid ${color.lineStrong}`,
  boxShadow: vars.shadow.float,
  fontSize: vars.type.sm,
  '@media': { [media.md]: { blockSize: 'clamp(300px, 46dvh, 560px)' }, print: { display: 'none' } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateAreas: '"title badge close" "tabs tabs tabs"',
  alignItems: 'center',
  columnGap: space.s12,
  flex: 'none',
  paddingInline: space.s16,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.raised,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'auto auto 1fr auto',
      gridTemplateAreas: '"title badge tabs close"',
      columnGap: space.s16,
    },
  },
});

export const title = style({ gridArea: 'title', fontSize: vars.type.md, whiteSpace: 'nowrap' });

export const scenario = style({ gridArea: 'badge', justifySelf: 'start' });

export const close = style({ gridArea: 'close', justifySelf: 'end', paddingBlock: space.s4 });

export const tabList = style({
  gridArea: 'tabs',
  display: 'flex',
  gap: space.s4,
  marginInline: `calc(-1 * ${space.s8})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.md]: { marginInline: 0 } },
});

export const tab = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 44,
  paddingInline: space.s8,
  borderBlockEnd: '2px solid transparent',
  color: color.muted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: '-4px',
  transition: `color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-selected=true]': { color: color.text, borderColor: color.accent },
  },
  '@media': { [media.md]: { paddingInline: space.s12 } },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});
