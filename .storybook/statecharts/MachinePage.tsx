import { statecharts, type StatechartName } from '@duneline/specs/statecharts';
import type { Coverage } from '@duneline/statechart-viewer';
import { StatechartPlayer, type Place } from '@duneline/statechart-viewer/player';
import type { AnyStateMachine } from 'xstate';

export interface MachinePageProps {
  name: StatechartName;
  machine: AnyStateMachine;
  places: readonly Place[];
  run: { readonly coverage: Coverage; readonly at: string } | null;
}

/** A machine's page: its interactive chart, with the coverage of the last test run. */
export function MachinePage({ name, machine, places, run }: MachinePageProps) {
  return (
    <StatechartPlayer
      machine={machine}
      table={statecharts[name]}
      places={places}
      coverage={run?.coverage}
      testedAt={run?.at}
      onOpen={import.meta.env.DEV ? openInEditor : undefined}
    />
  );
}

/** Vite's development server opens files in the running editor. */
function openInEditor({ file, line = 1 }: Place) {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}`)}`);
}
