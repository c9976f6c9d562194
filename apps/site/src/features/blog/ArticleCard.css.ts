import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  blockSize: '100%',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  transition: `border-color ${vars.motion.state} ${vars.motion.ease}`,
  selectors: { '&:has(a:hover)': { borderColor: color.lineStrong } },
});
export const picture = style({ borderBlockEnd: `1px solid ${color.line}` });
export const text = style({ display: 'flex', flexDirection: 'column', gap: space.s8, padding: space.s24 });

export const lead = style({
  position: 'relative',
  display: 'grid',
  gap: space.s24,
  paddingBlockEnd: space.s32,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '7fr 5fr',
      gap: space.s64,
      alignItems: 'center',
      paddingBlock: `${space.s16} ${space.s48}`,
    },
  },
});
export const leadPicture = style({ borderBlockEnd: `1px solid ${color.line}` });
export const leadText = style({ display: 'grid', gap: space.s12 });

const separated = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.s12}`,
  fontSize: type.xs,
  lineHeight: vars.leading.text,
} as const;
export const kind = style([separated, { color: color.faint }]);
export const latest = style({ color: color.accent });

export const title = style({ fontSize: type.xl, lineHeight: vars.leading.title, textWrap: 'balance' });
export const leadTitle = style({
  fontSize: type.x3,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
});

/** The link covers the card; its text is its accessible name. */
export const link = style({
  color: color.text,
  textDecoration: 'none',
  borderRadius: vars.radius.badge,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    '&:hover': {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.18em',
      textDecorationColor: color.accent,
    },
  },
});
export const excerpt = style({ maxInlineSize: '52ch', color: color.muted, textWrap: 'pretty' });
export const byline = style([separated, { marginBlockStart: 'auto', paddingBlockStart: space.s8, color: color.faint }]);
