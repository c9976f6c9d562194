import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps extends ElementProps<SVGSVGElement> {
  /** The reason for waiting; without it the spinner is decorative, beside a text. */
  'aria-label'?: string;
  /** Width and height in CSS pixels. @default 20 */
  size?: number;
}

const RIDGE = ['M2.5 14 6.5 10', 'M6.5 10 9.5 12.3', 'M9.5 12.3 14 6.5', 'M14 6.5 17.5 9.5'];

/** A busy indicator: a highlight moves along a ridge. */
export function Spinner({ 'aria-label': name, size = 20, ...element }: SpinnerProps) {
  return (
    <svg
      {...pickElementProps(element)}
      className={css.spinner}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      {RIDGE.map((d) => (
        <path key={d} d={d} className={css.ridgePart} />
      ))}
    </svg>
  );
}
