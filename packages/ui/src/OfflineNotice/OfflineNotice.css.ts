import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.ts';

const { color } = vars;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const inlineBox = style({ display: 'block' });

export const windowEdge = style({
  position: 'fixed',
  insetBlockEnd: vars.space.s16,
  insetInline: vars.space.s16,
  zIndex: layers.dock,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s12,
  paddingBlock: 13,
  paddingInline: vars.space.s16,
  border: `1px solid ${color.warn}`,
  borderRadius: vars.radius.control,
  background: color.warnWash,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.text,
});

export const floating = style([
  notice,
  {
    maxInlineSize: 560,
    boxShadow: vars.shadow.float,
    pointerEvents: 'auto',
    animation: `${arrive} ${vars.motion.panel} ${vars.motion.ease}`,
  },
]);

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  blockSize: `calc(${vars.type.sm} * ${vars.leading.text})`,
  color: color.warn,
});

export const words = style({ minInlineSize: 0 });
