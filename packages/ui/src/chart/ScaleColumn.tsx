import * as css from './plot.css.ts';

interface ScaleColumnProps {
  ticks: readonly number[];
  down: (value: number) => number;
  format: (value: number) => string;
  height: number;
  /** Hidden in narrow charts, where the labels at the ends of the lines are sufficient. */
  isSpare: boolean;
}

/** The figures beside the grid lines. */
export function ScaleColumn({ ticks, down, format, height, isSpare }: ScaleColumnProps) {
  return (
    <svg className={isSpare ? css.spareColumn : css.column} height={height} aria-hidden>
      {ticks.map((value) => (
        <text key={value} className={css.tick} y={down(value)} dy="4">
          {format(value)}
        </text>
      ))}
    </svg>
  );
}
