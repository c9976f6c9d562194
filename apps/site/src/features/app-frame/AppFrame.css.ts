import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '@media': { [media.lg]: { gridTemplateRows: 'none', gridTemplateColumns: '224px minmax(0, 1fr)' } },
});

export const side = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      blockSize: '100dvh',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '64px',
  paddingInline: vars.space.gutter,
  '@media': { [media.lg]: { minBlockSize: '72px', paddingInline: vars.space.s24 } },
});

export const home = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px', textDecoration: 'none' });

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  marginInlineEnd: '-12px',
  borderRadius: vars.radius.control,
  '@media': { [media.lg]: { display: 'none' } },
});

export const wide = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: 1,
      minBlockSize: 0,
      justifyContent: 'space-between',
      padding: '0 14px 14px',
    },
  },
});

// On a low screen the sections scroll, and who is signed in stays in sight; focus rings keep their room.
export const navigation = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s16,
  '@media': { [media.lg]: { marginInline: '-14px', paddingInline: '14px', paddingBlock: '5px', overflowY: 'auto' } },
});

export const groupTitle = style({ padding: `${vars.space.s4} 10px`, fontSize: vars.type.xs, color: vars.color.faint });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minBlockSize: '38px',
  paddingInline: '10px',
  borderRadius: vars.radius.control,
  fontSize: '14px',
  textDecoration: 'none',
  color: vars.color.muted,
  transition: `background ${vars.motion.state} ${vars.motion.ease}, color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { color: vars.color.text, background: vars.color.surface },
  selectors: { '&[aria-current=page]': { color: vars.color.text, background: vars.color.raised, fontWeight: 500 } },
  '@media': {
    [media.touch]: { minBlockSize: '44px' },
    // Forced colours drop the background that marks the present section.
    [media.forced]: { selectors: { '&[aria-current=page]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});

export const person = style({
  flexShrink: 0,
  marginBlockStart: vars.space.s16,
  '@media': { [media.lg]: { marginBlockStart: 0 } },
  paddingBlockStart: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const main = style({
  inlineSize: '100%',
  maxInlineSize: '1280px',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space.s24} ${vars.space.s64}`,
  outline: 'none',
  '@media': { [media.lg]: { paddingInline: vars.space.s32 } },
});
