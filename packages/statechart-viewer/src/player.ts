export { tableOf } from '@duneline/machines/testing';
export { StatechartInspector } from './player/StatechartInspector.tsx';
export type { InspectedMoment, StatechartInspectorProps } from './player/StatechartInspector.tsx';
export { StatechartPlayer } from './player/StatechartPlayer.tsx';
export type { StatechartPlayerProps } from './player/StatechartPlayer.tsx';
export type { Place } from './player/PlayerHeader.tsx';
