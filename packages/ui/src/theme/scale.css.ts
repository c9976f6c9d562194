import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fluid } from './fluid.ts';
import { leading, motion, radius, tracking, typeSteps } from './tokens.ts';

const { font, type, leading: leadings, tracking: trackings, space, radius: radii, motion: motions } = vars;
const scale = { font, type, leading: leadings, tracking: trackings, space, radius: radii, motion: motions };

createGlobalTheme(':root', scale, {
  font: {
    display: `'Familjen Grotesk', ${vars.font.displayFallback}`,
    text: `'Hanken Grotesk', ${vars.font.textFallback}`,
    // Readex Pro is declared by the Arabic locale only, and only for its own range.
    displayFallback: `'Familjen Fallback', 'Readex Pro', system-ui, sans-serif`,
    textFallback: `'Hanken Fallback', 'Readex Pro', system-ui, sans-serif`,
  },
  type: {
    xs: fluid(...typeSteps.xs),
    sm: fluid(...typeSteps.sm),
    md: fluid(...typeSteps.md),
    lg: fluid(...typeSteps.lg),
    xl: fluid(...typeSteps.xl),
    x2: fluid(...typeSteps.x2),
    x3: fluid(...typeSteps.x3),
    x4: fluid(...typeSteps.x4),
  },
  leading,
  tracking,
  space: {
    s4: '4px',
    s8: '8px',
    s12: '12px',
    s16: '16px',
    s24: '24px',
    s32: '32px',
    s48: '48px',
    s64: '64px',
    s96: '96px',
    s136: '136px',
    section: fluid(72, 136),
    gutter: fluid(16, 40),
  },
  radius,
  motion,
});
