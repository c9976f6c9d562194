import { useEffect, useRef, useState } from 'react';
import { statecharts, type StatechartName } from '@duneline/specs/statecharts';
import { StatechartLive, type LiveMoment } from '@duneline/statechart-viewer/player';
import { openLiveChannel, type LiveMessage } from './liveChannel.ts';

/** The panel's content: the machine of the current story. */
export function LivePage({ name }: { name: StatechartName }) {
  const [moments, setMoments] = useState<readonly LiveMoment[]>([]);
  const channel = useRef<BroadcastChannel>(null);
  const tell = (message: LiveMessage) => channel.current?.postMessage(message);
  useEffect(() => {
    channel.current = openLiveChannel((message) => {
      if (message.kind === 'life' && message.machine === name) setMoments(message.moments);
    });
    tell({ kind: 'ask', machine: name });
    return () => channel.current?.close();
  }, [name]);
  return (
    <StatechartLive
      table={statecharts[name]}
      moments={moments}
      onSend={({ event, example }) => tell({ kind: 'send', machine: name, event: { ...example, type: event } })}
    />
  );
}
