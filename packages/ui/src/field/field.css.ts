import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { controlSize } from '../theme/controlSize.ts';

const { color } = vars;

/** The root of every field; its disabled and invalid states are read from here. */
export const field = style({ display: 'flex', flexDirection: 'column', gap: 6, minInlineSize: 0 });

export const label = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s8,
  fontSize: vars.type.sm,
  fontWeight: 500,
  lineHeight: vars.leading.caption,
  color: color.text,
  selectors: { [`${field}[data-disabled] &`]: { color: color.faint } },
});

export const necessity = style({ fontWeight: 400, color: color.faint });

/** The border around an input and its icons or buttons. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: controlSize,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  cursor: 'text',
  selectors: {
    '&:has(:is(input, textarea, [role=spinbutton]):focus)': { outline: `2px solid ${color.accent}`, outlineOffset: '-1px' },
    [`${field}[data-invalid] &`]: { borderColor: color.loss, boxShadow: `inset 0 0 0 1px ${color.loss}` },
    [`${field}[data-disabled] &`]: {
      borderColor: color.line,
      background: color.raised,
      color: color.faint,
      cursor: 'not-allowed',
    },
  },
});

/** An icon before the value. */
export const icon = style({ display: 'grid', paddingInlineStart: 14, marginInlineEnd: -4, color: color.faint });

export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: `calc(${controlSize} - 2px)`,
  paddingInline: 14,
  border: 0,
  outline: 'none !important',
  background: 'none',
  // Below 16 px, iOS zooms into the page when a field takes the focus.
  fontSize: 'max(16px, 1em)',
  color: 'inherit',
  cursor: 'inherit',
  textOverflow: 'ellipsis',
  selectors: {
    '&:-webkit-autofill': {
      WebkitTextFillColor: color.text,
      boxShadow: `inset 0 0 0 48px ${color.accentWash}`,
      borderRadius: vars.radius.control,
    },
  },
});

/** A button after the value. */
export const trailingButton = style({ display: 'grid', flex: 'none', marginInlineEnd: 1 });
globalStyle(`${trailingButton} > button`, { outlineOffset: '-5px' });

/** A button of React Aria inside the box: a stepper, the list of a combo box. */
export const boxButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: `calc(${controlSize} - 2px)`,
  color: color.muted,
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: color.raised, color: color.text },
    '&[data-disabled]': { color: color.lineStrong, cursor: 'not-allowed' },
  },
  '@media': { [media.forced]: { color: 'ButtonText' } },
});

/** The last button in the box, inside its round corners. */
export const lastButton = style([
  boxButton,
  {
    borderStartEndRadius: `calc(${vars.radius.control} - 1px)`,
    borderEndEndRadius: `calc(${vars.radius.control} - 1px)`,
  },
]);

const note = style({ fontSize: vars.type.sm, lineHeight: vars.leading.caption, textWrap: 'pretty' });
export const description = style([note, { color: color.muted }]);
export const error = style([note, { display: 'flex', gap: vars.space.s8, color: color.loss }]);
