import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const alert = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s12,
    paddingBlock: 13,
    paddingInline: vars.space.s16,
    border: '1px solid',
    borderRadius: vars.radius.control,
    fontSize: vars.type.sm,
    lineHeight: vars.leading.text,
  },
  variants: {
    tone: {
      success: { borderColor: color.gain, background: color.gainWash },
      info: { borderColor: color.info, background: color.infoWash },
      warning: { borderColor: color.warn, background: color.warnWash },
      danger: { borderColor: color.loss, background: color.lossWash },
    },
  },
});

export const icon = recipe({
  base: { display: 'grid', placeItems: 'center', flex: 'none', blockSize: `calc(${vars.type.sm} * ${vars.leading.text})` },
  variants: {
    tone: {
      success: { color: color.gain },
      info: { color: color.info },
      warning: { color: color.warn },
      danger: { color: color.loss },
    },
  },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
/** Continues the line of the title, in either direction of the page. */
export const text = style({ display: 'inline', unicodeBidi: 'normal' });
export const action = style({ flex: 'none', alignSelf: 'center' });
/** As high as a line of text, so that it does not make the alert higher. */
export const close = style({ flex: 'none', marginBlock: -8, marginInlineEnd: -8 });
