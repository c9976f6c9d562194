import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stacked on phones, drawing beside text on tablets, three columns with aligned rows from 1024 px. */
export const programs = style({
  display: 'grid',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(5, auto)',
      columnGap: vars.space.s64,
    },
  },
});
export const closing = style({
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.section,
});
