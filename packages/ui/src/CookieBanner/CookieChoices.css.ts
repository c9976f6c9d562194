import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { space } = vars;

export const choices = style({
  display: 'grid',
  gap: space.s12,
  paddingBlock: space.s12,
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    [media.md]: {
      gridArea: 'choices',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: space.s32,
      marginBlock: space.s12,
      paddingBlock: space.s16,
    },
  },
});
export const save = style({ display: 'grid', '@media': { [media.md]: { gridArea: 'save' } } });

/** Without its own box, because its two parts are cells of the banner's grid. */
export const contents = style({ display: 'contents' });
