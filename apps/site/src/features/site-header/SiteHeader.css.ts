import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  // A layer of the ground behind the row, so that only its opacity moves.
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: vars.color.ground,
    opacity: 0.72,
    transition: `opacity ${vars.motion.panel} ${vars.motion.ease}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    opacity: 0,
    transition: `opacity ${vars.motion.panel} ${vars.motion.ease}`,
  },
  selectors: { '&[data-opaque]::before, &[data-opaque]::after': { opacity: 1 } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  maxInlineSize: '1280px',
  minBlockSize: '64px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': { [media.md]: { minBlockSize: '72px' }, [media.lg]: { gap: vars.space.s24 } },
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  borderRadius: vars.radius.control,
  textDecoration: 'none',
});

export const navigation = style({ display: 'none', '@media': { [media.md]: { display: 'block' } } });

export const links = style({
  display: 'flex',
  alignItems: 'center',
  gap: 'clamp(12px, 2vw, 24px)',
  '@media': { [media.lg]: { gap: vars.space.s24, marginInlineStart: vars.space.s12 } },
});

/** Between md and lg seven links and a button leave no room for the firm's name and for signs beside words. */
const narrow = '(min-width: 768px) and (max-width: 1023.98px)';
globalStyle(`${home} > span > span`, { '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${links} svg`, { '@media': { [narrow]: { display: 'none' } } });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s4,
  minBlockSize: '44px',
  borderRadius: vars.radius.badge,
  fontSize: vars.type.sm,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: vars.color.muted,
  transition: `color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { color: vars.color.text },
  selectors: { '&[aria-current=page]': { color: vars.color.text, fontWeight: 500 } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  gap: vars.space.s8,
  marginInlineStart: 'auto',
});

export const fromMd = style({ display: 'none', '@media': { [media.md]: { display: 'inline-flex' } } });

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  marginInlineEnd: '-12px',
  borderRadius: vars.radius.control,
  '@media': { [media.md]: { display: 'none' } },
});

export const progress = style({
  zIndex: 1,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '2px',
  background: vars.color.ridge,
  transform: 'scaleX(0)',
  transformOrigin: '0 0',
  opacity: 0,
  transition: `opacity ${vars.motion.panel} ${vars.motion.ease}`,
  selectors: {
    '&[data-shown]': { opacity: 1 },
    '&:dir(rtl)': { transformOrigin: '100% 0' },
  },
});
