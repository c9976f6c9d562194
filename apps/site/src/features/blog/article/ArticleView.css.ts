import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const article = style({ display: 'grid', gap: space.s32 });
export const head = style({ display: 'grid', gap: space.s16, justifyItems: 'start', maxInlineSize: '900px' });
export const title = style({
  fontSize: `clamp(34px, 5.2vw, 64px)`,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
  textWrap: 'balance',
});
export const picture = style({ borderBlockEnd: `1px solid ${color.line}` });

export const columns = style({
  display: 'grid',
  gap: space.s32,
  '@media': { [media.lg]: { gridTemplateColumns: '3fr 9fr', columnGap: space.s64, paddingBlockStart: space.s24 } },
});
/** Sticky beside the text; scrolls separately if it is higher than the window. */
export const contents = style({
  '@media': {
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: 104,
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvh - 128px)',
      overflowY: 'auto',
      padding: space.s4,
    },
  },
});
export const body = style({ minInlineSize: 0, maxInlineSize: '720px', display: 'grid', gap: space.s32 });
export const disclaimer = style({
  maxInlineSize: '65ch',
  paddingBlockStart: space.s16,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: type.sm,
  color: color.faint,
});
export const foot = style({ display: 'grid', gap: space.s16 });
export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8, fontSize: type.sm });
export const tagsLabel = style({ color: color.faint });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  paddingInline: space.s12,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.group,
  color: color.muted,
  textDecoration: 'none',
  ':hover': { color: color.text, borderColor: color.lineStrong },
  '@media': { [media.touch]: { minBlockSize: 44 } },
});
