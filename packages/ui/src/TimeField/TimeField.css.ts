import { globalStyle, style } from '@vanilla-extract/css';
import { segmentsRow } from '../DatePicker/DatePicker.css.ts';

/** A press anywhere in the field focuses a segment. */
export const row = style([segmentsRow]);
globalStyle(`${row} > *`, { flex: 1 });
