import * as css from './LineChart.css.ts';
import { toPercent } from './LineLimits.tsx';
import type { LinePaths } from './linePaths.ts';
import type { LineMarker } from './lineSeries.ts';

interface LineMarkersProps extends Pick<LinePaths, 'across' | 'down'> {
  markers: readonly LineMarker[];
  values: readonly number[];
}

/** Diamonds on the first line with labels above, which are kept inside the plot. */
export function LineMarkers({ markers, values, across, down }: LineMarkersProps) {
  return markers.map(({ at, label, tone = 'neutral' }) => {
    const value = values[at];
    if (value === undefined) return null;
    const place = across(at);
    return (
      <svg key={`${at} ${label}`} x={toPercent(place)} y={down(value)} overflow="visible">
        <path className={css.markers[tone]} d="M0 -6L6 0L0 6L-6 0Z" />
        <text className={css.markerText} y="-14" textAnchor={place < 0.15 ? 'start' : place > 0.85 ? 'end' : 'middle'}>
          {label}
        </text>
      </svg>
    );
  });
}
