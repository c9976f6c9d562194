import { useEffect, useState, type RefObject } from 'react';
import type { Chart } from '../chart/Chart.ts';
import { layoutChart, type PlacedChart } from '../layout/layoutChart.ts';
import { measureText } from '../layout/measureText.ts';
import { fittingZoom } from './fittingZoom.ts';

/** The layout of a chart, horizontal or vertical, whichever is larger in its frame; `null` until it is calculated. */
export function usePlaced(chart: Chart, frame: RefObject<HTMLElement | null>): PlacedChart | null {
  const [placed, setPlaced] = useState<PlacedChart | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void place(chart, frame.current).then((next) => {
      if (isCurrent) setPlaced(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [chart, frame]);
  return placed;
}

async function place(chart: Chart, frame: HTMLElement | null): Promise<PlacedChart> {
  const measure = await measureText();
  const isMirrored = frame !== null && getComputedStyle(frame.parentElement ?? frame).direction === 'rtl';
  const sideways = await layoutChart(chart, isMirrored ? 'LEFT' : 'RIGHT', measure);
  if (!frame || fittingZoom(sideways, frame) === 1) return sideways;
  const downwards = await layoutChart(chart, 'DOWN', measure);
  return fittingZoom(downwards, frame) > fittingZoom(sideways, frame) ? downwards : sideways;
}
