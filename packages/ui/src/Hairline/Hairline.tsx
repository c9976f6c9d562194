import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { duneLine } from '../DuneLine/duneLine.ts';
import { Stretch } from '../DuneLine/Stretch.tsx';
import * as css from './Hairline.css.ts';

export interface HairlineProps extends ElementProps<SVGSVGElement> {
  /** The values of the line. @default a quarter of weekly closes */
  values?: readonly number[];
  className?: string;
}

const BOX = { y: 2, width: 1280, height: 32 };
const QUARTER = [0, 6, 20, 16, 32, 52, 40, 36, 56, 82, 68, 60, 78, 100, 88, 78, 62, 44, 52, 36, 26, 10, 0];

/** The dune line as a divider: 1 px thick, full width, 36 px high. Decorative, so not announced. */
export function Hairline({ values = QUARTER, className, ...element }: HairlineProps) {
  return (
    <svg {...pickElementProps(element)} className={[css.hairline, className].filter(Boolean).join(' ')} aria-hidden>
      <Stretch width={BOX.width} height={36}>
        <path className={css.line} d={duneLine(values, BOX).ridge} />
      </Stretch>
    </svg>
  );
}
