import type { RefObject } from 'react';
import type { StatechartTable } from '@duneline/specs/contract';
import { Button, Menu } from '@duneline/ui';
import type { AnyStateMachine } from 'xstate';
import { drawPng, drawSvg } from './drawSvg.ts';
import { toScxml } from './toScxml.ts';

interface ExportMenuProps {
  table: StatechartTable;
  machine: AnyStateMachine;
  /** The element that contains the drawing. */
  stage: RefObject<HTMLElement | null>;
}

const items = [
  { id: 'svg', label: 'Drawing as SVG' },
  { id: 'png', label: 'Drawing as PNG' },
  { id: 'scxml', label: 'SCXML' },
  { id: 'xstate', label: 'XState config, JSON' },
] as const;

/** Saves the chart as a file: its drawing as it is shown, or its definition. */
export function ExportMenu({ table, machine, stage }: ExportMenuProps) {
  const write = async (format: (typeof items)[number]['id']) => {
    if (format === 'scxml') return save(`${table.name}.scxml`, new Blob([toScxml(table)], { type: 'application/scxml+xml' }));
    // Functions, such as assigned context, have no JSON; guards, actions and actors are there by name.
    if (format === 'xstate')
      return save(`${table.name}.json`, new Blob([JSON.stringify(machine.config, null, 2)], { type: 'application/json' }));
    const drawing = stage.current?.querySelector<SVGSVGElement>('svg[role=img]');
    if (!drawing) return undefined;
    if (format === 'svg') return save(`${table.name}.svg`, new Blob([drawSvg(drawing)], { type: 'image/svg+xml' }));
    return save(`${table.name}.png`, await drawPng(drawing));
  };
  return <Menu trigger={<Button size="sm">Export</Button>} items={items} onAction={(id) => void write(id)} />;
}

function save(name: string, file: Blob) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
