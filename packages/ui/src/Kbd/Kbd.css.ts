import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, radius, type } = vars;

export const keyLook = {
  display: 'inline-block',
  minInlineSize: 22,
  paddingInline: 5,
  border: `1px solid ${color.lineStrong}`,
  borderBlockEndWidth: 2,
  borderRadius: radius.badge,
  background: color.raised,
  color: color.text, // also inside a button with dark letters
  fontFamily: vars.font.text,
  fontSize: type.xs,
  fontWeight: 500,
  lineHeight: '18px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
} as const;

export const key = style(keyLook);
/** Keys of a combination keep their order in every language. */
export const chord = style({ display: 'inline-flex', gap: 3, direction: 'ltr', unicodeBidi: 'isolate' });
