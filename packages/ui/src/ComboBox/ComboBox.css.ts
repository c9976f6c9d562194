import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const busy = style({ display: 'grid', flex: 'none', color: vars.color.muted });

export const open = style({
  borderStartEndRadius: `calc(${vars.radius.control} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius.control} - 1px)`,
});
