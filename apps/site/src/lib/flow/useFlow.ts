import { useEffect, useState } from 'react';
import { createFlow, type FlowOptions } from './createFlow.ts';

/** A flow with the lifetime of the component; see `createFlow`. */
export function useFlow<TView, TEvent>(options: FlowOptions<TView, TEvent>) {
  const [flow] = useState(() => createFlow(options));
  useEffect(() => flow.stop, [flow]);
  return { view: flow.useView(), send: flow.send, preload: flow.preload };
}
