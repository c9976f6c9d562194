import type { InspectedMoment } from '@duneline/statechart-viewer/player';

/** Messages between a story that runs a machine and the panel that shows it. */
export type InspectorMessage =
  | { readonly kind: 'moments'; readonly machine: string; readonly moments: readonly InspectedMoment[] }
  | { readonly kind: 'ask'; readonly machine: string }
  | { readonly kind: 'send'; readonly machine: string; readonly event: { readonly type: string } };

/** Connects the frames of one Storybook; nothing leaves the browser. */
export function openInspectorChannel(onMessage: (message: InspectorMessage) => void): BroadcastChannel {
  const channel = new BroadcastChannel('duneline-statecharts');
  channel.addEventListener('message', ({ data }: MessageEvent<InspectorMessage>) => onMessage(data));
  return channel;
}
