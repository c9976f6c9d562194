export { StatechartInspector as StatechartLive } from './player/StatechartLive.tsx';
export type { InspectedMoment as LiveMoment, StatechartInspectorProps as StatechartLiveProps } from './player/StatechartLive.tsx';
export { StatechartPlayer } from './player/StatechartPlayer.tsx';
export type { StatechartPlayerProps } from './player/StatechartPlayer.tsx';
export type { Place } from './player/PlayerHeader.tsx';
