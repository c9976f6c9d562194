import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flex: 'none',
    minBlockSize: 24,
    paddingBlock: 3,
    paddingInline: 9,
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    fontFamily: vars.font.text,
    fontSize: vars.type.xs,
    fontWeight: 500,
    lineHeight: 1.35,
    letterSpacing: 0,
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { background: color.raised, borderColor: color.line, color: color.muted },
      plain: { paddingInline: 0, color: color.muted },
      accent: { background: color.accentWash, color: color.accent },
      success: { background: color.gainWash, color: color.gain },
      info: { background: color.infoWash, color: color.info },
      warning: { background: color.warnWash, color: color.warn },
      danger: { background: color.lossWash, color: color.loss },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
