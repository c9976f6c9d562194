import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;
const narrow = 'not all and (min-width: 768px)';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s8,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: color.muted,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minInlineSize: 0,
  '@media': { [narrow]: { display: 'none' } },
});

/** Phones show only the parent page, with its icon before the text. */
export const parent = style([item, { '@media': { [narrow]: { display: 'inline-flex', flexDirection: 'row-reverse' } } }]);

export const current = style({
  color: color.text,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { display: 'none' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 28,
  borderRadius: vars.radius.badge,
  textDecoration: 'none',
  color: 'inherit',
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: '0.26em' } },
    },
    [media.touch]: { minBlockSize: 44 },
    [media.forced]: { textDecoration: 'underline' },
  },
});

export const separator = style({
  display: 'grid',
  color: color.lineStrong,
  '@media': { [narrow]: { transform: 'scaleX(-1)' } },
});

/** Of the last link, if nothing follows it: only phones show it, before the text. */
export const phoneSeparator = style([separator, { '@media': { [media.md]: { display: 'none' } } }]);
