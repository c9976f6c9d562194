import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.ts';

const { color, space } = vars;

export const banner = style({
  position: 'fixed',
  zIndex: layers.dock,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: space.s12,
  maxBlockSize: '80dvh',
  overflow: 'auto',
  padding: space.s16,
  paddingBlockEnd: `max(${space.s16}, env(safe-area-inset-bottom))`,
  background: color.raised,
  borderBlockStart: `1px solid ${color.lineStrong}`,
  boxShadow: vars.shadow.float,
  '@media': {
    // A low bar, for which the page reserves space: a card in the corner would cover prices.
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"title title close" "text actions actions" "text customize customize"',
      gap: `${space.s8} ${space.s24}`,
      alignItems: 'center',
      paddingInline: `max(${space.gutter}, calc((100% - 1280px) / 2 + ${space.gutter}))`,
      selectors: {
        '&[data-customizing]': {
          gridTemplateAreas: '"title title close" "text text text" "choices choices choices" ". save actions"',
        },
      },
    },
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
      gridTemplateAreas: '"title customize actions close" "text customize actions close"',
      rowGap: space.s4,
      selectors: {
        '&[data-customizing]': {
          gridTemplateAreas:
            '"title title title close" "text text text close" "choices choices choices choices" ". save actions actions"',
        },
      },
    },
  },
});

export const header = style({
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
  color: color.muted,
  textWrap: 'pretty',
  '@media': { [media.md]: { gridArea: 'text', alignSelf: 'start', textWrap: 'balance' } },
});
export const choicesPlaceholder = style({
  blockSize: '220px',
  '@media': { [media.md]: { gridArea: 'choices', blockSize: '128px' } },
});
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.s8,
  '@media': { [media.md]: { gridArea: 'actions' } },
});
export const customize = style({ display: 'grid', '@media': { [media.md]: { gridArea: 'customize' } } });
