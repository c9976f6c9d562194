import { style } from '@vanilla-extract/css';
import { field } from '../field/field.css.ts';
import { vars } from '../theme/contract.css.ts';
import { controlSize } from '../theme/controlSize.ts';

const { color } = vars;

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  inlineSize: '100%',
  minBlockSize: controlSize,
  paddingInlineStart: 14,
  paddingInlineEnd: 12,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  fontSize: 'max(16px, 1em)',
  textAlign: 'start',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: color.raised },
    '&:is([data-focus-visible], [data-pressed])': { outline: `2px solid ${color.accent}`, outlineOffset: '-1px' },
    [`${field}[data-invalid] &`]: { borderColor: color.loss, boxShadow: `inset 0 0 0 1px ${color.loss}` },
    [`${field}[data-disabled] &`]: {
      borderColor: color.line,
      background: color.raised,
      color: color.faint,
      cursor: 'not-allowed',
    },
  },
});

export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: { '&[data-placeholder]': { color: color.faint } },
});
