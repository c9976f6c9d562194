import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({ display: 'block', fontSize: vars.type.sm });
globalStyle(`${table} > :is(thead, tbody)`, { display: 'block' });

// Visible only with columns, but always available to screen readers.
export const head = style({
  position: 'absolute',
  inlineSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': { [media.md]: { position: 'static', inlineSize: 'auto', overflow: 'visible', clipPath: 'none' } },
});
globalStyle(`${head} th`, { fontSize: vars.type.xs, color: vars.color.faint });
globalStyle(`${head} th:not(:first-child)`, { textAlign: 'end' });

// On narrow screens a card of three columns: size and button, then the figures with labels.
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  columnGap: vars.space.s12,
  rowGap: vars.space.s8,
  padding: `${vars.space.s12} ${vars.space.s12} ${vars.space.s16}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&[data-chosen]': { background: vars.color.accentWash, boxShadow: `inset 0 2px ${vars.color.accent}` } },
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 0.9fr) minmax(0, 0.7fr) repeat(3, minmax(0, 1.4fr)) minmax(0, 1.1fr) minmax(0, 0.9fr)',
      padding: `${vars.space.s12} ${vars.space.s16}`,
      selectors: { 'tbody > &:hover:not([data-chosen])': { background: vars.color.surface } },
    },
  },
});

export const size = style({
  gridColumn: '1 / span 2',
  fontFamily: vars.font.display,
  fontSize: vars.type.xl,
  fontWeight: 500,
  letterSpacing: vars.tracking.title,
  '@media': { [media.md]: { gridColumn: 'auto' } },
});

export const figure = style({
  '::before': {
    content: 'attr(data-head)',
    display: 'block',
    fontSize: vars.type.xs,
    lineHeight: vars.leading.caption,
    color: vars.color.faint,
  },
  '@media': { [media.md]: { textAlign: 'end', '::before': { content: 'none' } } },
});

export const action = style({
  gridArea: '1 / 3',
  textAlign: 'end',
  '@media': { [media.md]: { gridArea: 'auto' } },
});

export const choose = style({
  minBlockSize: '44px',
  paddingInline: vars.space.s4,
  marginInlineEnd: `calc(-1 * ${vars.space.s4})`,
  borderRadius: vars.radius.control,
  textDecoration: 'underline',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '5px',
  ':hover': { textDecorationColor: vars.color.accent },
  selectors: { '&[data-chosen]': { color: vars.color.accent, fontWeight: 500, textDecoration: 'none' } },
});
