import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { figure } from './Figure.css.ts';

/** What every figure can do with its sign. */
export interface SignProps extends ElementProps {
  /** Only a minus is written, or a plus too, except at zero. @default 'negative' */
  sign?: 'negative' | 'always';
  /** Gains in the color of gains, losses in that of losses, always with their sign. */
  isToned?: boolean;
}

export interface FigureProps extends SignProps {
  value: number;
  /** Writes what has no sign. */
  write: (absolute: number) => string;
  /** Between the sign and the figure. @default '' */
  gap?: string;
}

/** U+2212, as wide as a plus; a hyphen is not. */
const MINUS = '\u2212';
/** Letters and marks that are read from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F]/;

/** A figure with its sign before it in every language, kept apart from the direction of the words around it. */
export function Figure({ value, write, gap = '', isToned, sign = isToned ? 'always' : 'negative', ...element }: FigureProps) {
  const mark = value < 0 ? MINUS + gap : value > 0 && sign === 'always' ? `+${gap}` : '';
  const tone = isToned && value !== 0 ? (value > 0 ? 'gain' : 'loss') : undefined;
  const text = mark + write(Math.abs(value));
  return (
    // A figure without letters would take the direction of its paragraph, and its sign would stand behind it.
    <bdi {...pickElementProps(element)} className={figure({ tone })} dir={RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr'}>
      {text}
    </bdi>
  );
}
