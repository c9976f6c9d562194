import * as css from './EquityCorridor.css.ts';
import { placeLabels } from './placeLabels.ts';

export type CorridorSeries = 'target' | 'balance' | 'dailyLimit' | 'floor';

export interface CorridorLabel {
  /** "$11,000" */
  value: string;
  /** "Maximum loss floor" */
  word: string;
  /** Used if there is little space: "Loss floor". */
  shortWord?: string;
}

interface CorridorLabelsProps {
  labels: readonly (CorridorLabel & { series: CorridorSeries; y: number })[];
  height: number;
}

/** Labels at the ends of the lines, in their colors and at least 42 px apart. */
export function CorridorLabels({ labels, height }: CorridorLabelsProps) {
  return (
    <svg className={css.side} height={height} aria-hidden>
      {placeLabels(labels, { top: 8, bottom: height - 24 }).map(({ series, y, value, word, shortWord = word }) => (
        <g key={word}>
          <text className={css.values[series]} y={y} dy="4">
            {value}
          </text>
          <text className={css.word} y={y} dy="20">
            <tspan className={css.onWide}>{word}</tspan>
            <tspan className={css.onNarrow}>{shortWord}</tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}
