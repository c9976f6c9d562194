import { style } from '@vanilla-extract/css';
import { boxButton } from '../field/field.css.ts';
import { vars } from '../theme/contract.css.ts';

/** Two buttons at the end of the box, separated from the number by a hairline. */
export const steppers = style({ display: 'flex', flex: 'none', borderInlineStart: `1px solid ${vars.color.line}` });

export const step = style([
  boxButton,
  {
    selectors: {
      '&[data-pressed]': { background: vars.color.line, color: vars.color.text },
      '&:last-child': {
        borderInlineStart: `1px solid ${vars.color.line}`,
        borderStartEndRadius: `calc(${vars.radius.control} - 1px)`,
        borderEndEndRadius: `calc(${vars.radius.control} - 1px)`,
      },
    },
  },
]);
