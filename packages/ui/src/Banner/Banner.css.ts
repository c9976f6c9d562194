import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const banner = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s8,
    minBlockSize: 48,
    paddingBlock: vars.space.s4,
    paddingInline: vars.space.gutter,
    borderBlockEnd: '1px solid',
    fontSize: vars.type.sm,
    lineHeight: vars.leading.caption,
    color: color.text,
  },
  variants: {
    tone: {
      accent: { background: color.accentWash, borderColor: color.line },
      success: { background: color.gainWash, borderColor: color.gain },
      info: { background: color.infoWash, borderColor: color.info },
      warning: { background: color.warnWash, borderColor: color.warn },
      danger: { background: color.lossWash, borderColor: color.loss },
    },
  },
});

export const content = style({
  display: 'flex',
  flex: 1,
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space.s8,
  minInlineSize: 0,
  paddingBlock: vars.space.s8,
});

export const words = style({ minInlineSize: 0, textWrap: 'balance' });
export const action = style({ display: 'inline-block', fontWeight: 500, marginInlineStart: vars.space.s4 });

export const icon = styleVariants({ success: color.gain, info: color.info, warning: color.warn, danger: color.loss }, (tone) => [
  { display: 'grid', flex: 'none', color: tone },
]);
