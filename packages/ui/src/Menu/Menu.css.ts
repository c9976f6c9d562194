import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const menu = style({ minInlineSize: 200, padding: space.s4, outline: 'none' });

export const destructive = style({ color: color.loss });

export const heading = style({
  paddingBlockStart: space.s8,
  paddingBlockEnd: space.s4,
  paddingInline: space.s12,
  fontSize: vars.type.xs,
  lineHeight: vars.leading.caption,
  color: color.faint,
});

export const separator = style({
  marginBlock: space.s4,
  marginInline: `calc(-1 * ${space.s4})`,
  borderBlockStart: `1px solid ${color.line}`,
});

export const shortcut = style({ fontFamily: 'inherit', fontSize: vars.type.xs, color: color.faint });

/** Its space is always reserved, so that selecting an option moves nothing. */
export const checkColumn = style({ inlineSize: 18 });
