import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.ts';
import { inlineSign } from '../theme/inlineSign.ts';

const { color, motion, space } = vars;

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.sticky,
  // The background is a separate layer, so that only its opacity is animated.
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: color.ground,
    opacity: 0.72,
    transition: `opacity ${motion.panel} ${motion.ease}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockEnd: `1px solid ${color.line}`,
    opacity: 0,
    transition: `opacity ${motion.panel} ${motion.ease}`,
  },
  selectors: { '&[data-opaque]::before, &[data-opaque]::after': { opacity: 1 } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  maxInlineSize: '1280px',
  minBlockSize: '64px',
  marginInline: 'auto',
  paddingInline: space.gutter,
  '@media': { [media.md]: { minBlockSize: '72px' }, [media.lg]: { gap: space.s24 } },
});

export const homeLink = style({
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
  gap: 'clamp(8px, 1.4vw, 24px)',
  '@media': { [media.md]: { marginInlineStart: space.s8 }, [media.lg]: { gap: space.s24, marginInlineStart: space.s12 } },
});

/** Between md and lg, seven links and two buttons leave no space for the firm's name and for icons beside labels. */
const narrow = '(min-width: 768px) and (max-width: 1023.98px)';
globalStyle(`${homeLink} > span > span`, { '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${links} svg`, { '@media': { [narrow]: { display: 'none' } } });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  minBlockSize: '44px',
  borderRadius: vars.radius.badge,
  fontSize: vars.type.sm,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: color.muted,
  transition: `color ${motion.state} ${motion.ease}`,
  ':hover': { color: color.text },
  selectors: { '&[aria-current=page]': { color: color.text, fontWeight: 500 } },
});

export const group = style({ position: 'relative' });
globalStyle(`${group} > summary`, { listStyle: 'none', cursor: 'pointer' });
globalStyle(`${group} > summary::-webkit-details-marker`, { display: 'none' });

export const groupLinks = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: `calc(-1 * ${space.s16})`,
  zIndex: 1,
  minInlineSize: '12rem',
  paddingBlock: space.s8,
  paddingInline: space.s16,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.float,
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  gap: space.s8,
  marginInlineStart: 'auto',
});

export const fromMd = style({
  display: 'none',
  alignItems: 'center',
  gap: space.s8,
  '@media': { [media.md]: { display: 'inline-flex' } },
});

globalStyle(`${fromMd} a[target] svg`, { '@media': { [narrow]: { display: 'none' } } });

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
  background: color.ridge,
  transform: 'scaleX(var(--progress, 0))',
  transformOrigin: `calc(50% - 50% * ${inlineSign}) 0`,
  opacity: 0,
  transition: `opacity ${motion.panel} ${motion.ease}`,
  selectors: {
    '[data-progress] > &': { opacity: 1 },
  },
});
