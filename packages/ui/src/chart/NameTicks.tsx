import * as css from './plot.css.ts';
import { evenlySpacedIndices } from './evenlySpacedIndices.ts';

interface NameTicksProps {
  names: readonly string[];
  /** Position of a name, as a fraction of the width. */
  across: (index: number) => number;
  y: number;
  /** Index of the current name. */
  at: number | null;
  /** Centers names below their bars, instead of keeping them inside the plot. */
  isCentred?: boolean;
}

/** At most five names; only the first and the last in a narrow chart. */
export function NameTicks({ names, across, y, at, isCentred }: NameTicksProps) {
  const last = names.length - 1;
  const shown = evenlySpacedIndices(names.length, isCentred ? 7 : 5);
  const edge = (index: number) =>
    !isCentred || names.length <= 7 ? '' : index === 0 ? css.firstName : index === last ? css.lastName : '';
  return shown.map((index) => (
    <text
      key={index}
      className={`${index === at ? css.readTick : index === 0 || index === last || names.length <= 4 ? css.tick : css.spareTick} ${edge(index)}`}
      x={`${Math.round(across(index) * 10000) / 100}%`}
      y={y}
      textAnchor={isCentred ? 'middle' : index === 0 ? 'start' : index === last ? 'end' : 'middle'}
    >
      {names[index]}
    </text>
  ));
}
