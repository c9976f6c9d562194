import type { LiveMoment } from '@duneline/statechart-viewer/player';

/** What the story that runs a machine and the panel that shows it tell each other. */
export type LiveMessage =
  | { readonly kind: 'life'; readonly machine: string; readonly moments: readonly LiveMoment[] }
  | { readonly kind: 'ask'; readonly machine: string }
  | { readonly kind: 'send'; readonly machine: string; readonly event: { readonly type: string } };

/** Between the frames of one Storybook; nothing leaves the browser. */
export function openLiveChannel(onMessage: (message: LiveMessage) => void): BroadcastChannel {
  const channel = new BroadcastChannel('duneline-statecharts');
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => onMessage(data));
  return channel;
}
