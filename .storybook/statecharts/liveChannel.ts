import type { LiveMoment } from '@duneline/statechart-viewer/player';

/** Messages between a story that runs a machine and the panel that shows it. */
export type LiveMessage =
  | { readonly kind: 'life'; readonly machine: string; readonly moments: readonly LiveMoment[] }
  | { readonly kind: 'ask'; readonly machine: string }
  | { readonly kind: 'send'; readonly machine: string; readonly event: { readonly type: string } };

/** Connects the frames of one Storybook; nothing leaves the browser. */
export function openLiveChannel(onMessage: (message: LiveMessage) => void): BroadcastChannel {
  const channel = new BroadcastChannel('duneline-statecharts');
  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => onMessage(data));
  return channel;
}
