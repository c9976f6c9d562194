import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where there is no keyboard, a key says nothing. */
export const hint = style({
  marginInlineStart: vars.space.s8,
  '@media': { '(hover: none)': { display: 'none' } },
});

/** Why something cannot be decided yet; it stays in the document, so that the focus can be moved on from it. */
export const why = style({ color: vars.color.muted, selectors: { '&:empty': { display: 'none' } } });
