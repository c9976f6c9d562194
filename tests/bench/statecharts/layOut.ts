import { chartOf } from '../../../packages/statechart-viewer/src/chart/chartOf.ts';
import { layoutChart } from '../../../packages/statechart-viewer/src/layout/layoutChart.ts';
import { measureText } from '../../../packages/statechart-viewer/src/layout/measureText.ts';
import { statecharts } from '@duneline/specs/statecharts';

/**
 * Lays out every chart horizontally and vertically, as the viewer does, and returns the milliseconds of each; runs in the
 * browser.
 */
async function layOut(): Promise<readonly { readonly name: string; readonly ms: number }[]> {
  const measure = await measureText();
  const times = [];
  for (const table of Object.values(statecharts)) {
    const start = performance.now();
    const chart = chartOf(table);
    await layoutChart(chart, 'RIGHT', measure);
    await layoutChart(chart, 'DOWN', measure);
    times.push({ name: table.name, ms: performance.now() - start });
  }
  return times;
}

Object.assign(globalThis, { layOut });
