import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.ts';

const { color } = vars;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const region = style({
  position: 'fixed',
  // `--floor` is the height of overlays docked to the window's bottom.
  insetBlockEnd: `calc(${vars.space.s16} + var(--floor, 0px))`,
  insetInlineEnd: vars.space.s16,
  zIndex: layers.toast,
  inlineSize: `min(420px, 100vw - 2 * ${vars.space.s16})`,
  pointerEvents: 'none',
});

// The empty string removes the numbers, but Safari keeps the list role.
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s12, padding: 0, listStyle: '""' });

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minBlockSize: 52,
  paddingInlineStart: vars.space.s16,
  paddingInlineEnd: vars.space.s4,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  boxShadow: vars.shadow.float,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.text,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.panel} ${vars.motion.ease}`,
});

export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: 13, overflowWrap: 'anywhere' });
export const text = style({ color: color.muted });

export const icon = styleVariants({ success: color.gain, info: color.info, warning: color.warn, danger: color.loss }, (tone) => [
  { display: 'grid', flex: 'none', color: tone },
]);
