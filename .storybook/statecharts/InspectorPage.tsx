import { useEffect, useRef, useState } from 'react';
import { statecharts, type StatechartName } from '@duneline/specs/statecharts';
import { StatechartInspector, type InspectedMoment } from '@duneline/statechart-viewer/player';
import { openInspectorChannel, type InspectorMessage } from './inspectorChannel.ts';

/** The panel's content: the machine of the current story. */
export function InspectorPage({ name }: { name: StatechartName }) {
  const [moments, setMoments] = useState<readonly InspectedMoment[]>([]);
  const channel = useRef<BroadcastChannel>(null);
  const tell = (message: InspectorMessage) => channel.current?.postMessage(message);
  useEffect(() => {
    channel.current = openInspectorChannel((message) => {
      if (message.kind === 'moments' && message.machine === name) setMoments(message.moments);
    });
    tell({ kind: 'ask', machine: name });
    return () => channel.current?.close();
  }, [name]);
  return (
    <StatechartInspector
      table={statecharts[name]}
      moments={moments}
      onSend={({ event, example }) => tell({ kind: 'send', machine: name, event: { ...example, type: event } })}
    />
  );
}
