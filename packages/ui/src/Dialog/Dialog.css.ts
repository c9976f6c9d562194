import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const dialog = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `calc(100% - 2 * ${vars.space.s16})`,
    blockSize: 'fit-content',
    maxBlockSize: `calc(100% - 2 * ${vars.space.s16})`,
    margin: 'auto',
    overflow: 'hidden',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.float,
    selectors: {
      '&[data-entering]': { animation: `${arrive} ${vars.motion.panel} ${vars.motion.ease}` },
      '&[data-exiting]': { animation: `${arrive} ${vars.motion.state} ${vars.motion.ease} reverse` },
    },
  },
  variants: {
    size: {
      sm: { maxInlineSize: 440 },
      md: { maxInlineSize: 640 },
      lg: { maxInlineSize: 1200, blockSize: `calc(100% - 2 * ${vars.space.s16})` },
    },
  },
  defaultVariants: { size: 'md' },
});
