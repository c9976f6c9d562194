import { panelText } from './panelText.ts';

export type PanelTab = keyof typeof panelText.tabs;

interface PanelMemory {
  readonly isOpen: boolean;
  readonly tab: PanelTab;
}

const KEY = 'duneline:backend-panel';
const atFirst: PanelMemory = { isOpen: false, tab: 'requests' };

/** The panel's state in this browser tab, which survives the reloads that its own actions cause. */
export function readPanelMemory(): PanelMemory {
  try {
    const memory = { ...atFirst, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<PanelMemory>) };
    return Object.hasOwn(panelText.tabs, memory.tab) ? memory : { ...memory, tab: atFirst.tab }; // the tab of an earlier version
  } catch {
    return atFirst;
  }
}

export function writePanelMemory(memory: Partial<PanelMemory>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...readPanelMemory(), ...memory }));
}
