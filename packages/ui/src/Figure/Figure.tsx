import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { figure } from './Figure.css.ts';

/** Options for the sign of a figure. */
export interface SignProps extends ElementProps {
  /** `negative` shows only minus signs; `always` also shows plus signs, except for zero. @default 'negative' */
  sign?: 'negative' | 'always';
  /** Uses the colors of gains and losses, always with a sign. */
  isToned?: boolean;
}

export interface FigureProps extends SignProps {
  value: number;
  /** Formats the absolute value. */
  write: (absolute: number) => string;
  /** Between the sign and the figure. @default '' */
  gap?: string;
}

/** U+2212, which is as wide as a plus sign; a hyphen is narrower. */
const MINUS = '\u2212';
/** Right-to-left letters and marks. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F]/;

/** A figure with its sign in front in every language, isolated from the direction of the surrounding text. */
export function Figure({ value, write, gap = '', isToned, sign = isToned ? 'always' : 'negative', ...element }: FigureProps) {
  const mark = value < 0 ? MINUS + gap : value > 0 && sign === 'always' ? `+${gap}` : '';
  const tone = isToned && value !== 0 ? (value > 0 ? 'gain' : 'loss') : undefined;
  const text = mark + write(Math.abs(value));
  return (
    // A figure without letters would take the direction of its paragraph, which would put the sign behind it.
    <bdi {...pickElementProps(element)} className={figure({ tone })} dir={RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr'}>
      {text}
    </bdi>
  );
}
