import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const banner = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: vars.space.s12,
  maxBlockSize: '80dvh',
  overflow: 'auto',
  padding: vars.space.s16,
  paddingBlockEnd: `max(${vars.space.s16}, env(safe-area-inset-bottom))`,
  background: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  boxShadow: vars.shadow.float,
  '@media': {
    // A low bar with room for it at the page's end: a card in the corner would lie on the prices.
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"title title close" "text actions actions" "text customize customize"',
      gap: `${vars.space.s8} ${vars.space.s24}`,
      alignItems: 'center',
      paddingInline: `max(${vars.space.gutter}, calc((100% - 1280px) / 2 + ${vars.space.gutter}))`,
      selectors: {
        '&[data-customizing]': {
          gridTemplateAreas: '"title title close" "text text text" "choices choices choices" ". save actions"',
        },
      },
    },
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
      gridTemplateAreas: '"title customize actions close" "text customize actions close"',
      rowGap: vars.space.s4,
      selectors: {
        '&[data-customizing]': {
          gridTemplateAreas:
            '"title title title close" "text text text close" "choices choices choices choices" ". save actions actions"',
        },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media': { [media.md]: { display: 'contents' } },
});
export const title = style({ fontSize: vars.type.lg, '@media': { [media.md]: { gridArea: 'title' } } });
export const close = style({
  marginBlock: '-12px',
  marginInlineEnd: '-12px',
  '@media': { [media.md]: { gridArea: 'close', justifySelf: 'end' } },
});
export const text = style({
  maxInlineSize: '72ch',
  fontSize: vars.type.sm,
  color: vars.color.muted,
  textWrap: 'balance',
  '@media': { [media.md]: { gridArea: 'text', alignSelf: 'start' } },
});
export const choices = style({
  display: 'grid',
  gap: vars.space.s12,
  paddingBlock: vars.space.s12,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    [media.md]: {
      gridArea: 'choices',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space.s32,
      marginBlock: vars.space.s12,
      paddingBlock: vars.space.s16,
    },
  },
});
export const wait = style({
  blockSize: '220px',
  '@media': { [media.md]: { gridArea: 'choices', blockSize: '128px' } },
});
export const save = style({ display: 'grid', '@media': { [media.md]: { gridArea: 'save' } } });
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s8,
  '@media': { [media.md]: { gridArea: 'actions' } },
});
export const customize = style({ display: 'grid', '@media': { [media.md]: { gridArea: 'customize' } } });
