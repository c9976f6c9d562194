export { StatechartView } from './StatechartView/StatechartView.tsx';
export type { StatechartViewProps, StatechartWords } from './StatechartView/StatechartView.tsx';
export type { Coverage } from './StatechartView/Lit.ts';
export type { StateValue } from './chart/paths.ts';
