export { StatechartView } from './StatechartView/StatechartView.tsx';
export type { StatechartViewProps, StatechartLabels as StatechartWords } from './StatechartView/StatechartView.tsx';
export type { Coverage } from './StatechartView/Highlight.ts';
export type { StateValue } from './chart/paths.ts';
