import { arrowStep, type Orientation } from '../direction/arrowStep.ts';

/** The tab to focus for a key: wraps around and skips disabled tabs; `undefined` for other keys. */
export function nextTab(list: HTMLElement, { key }: { key: string }, orientation: Orientation): HTMLElement | undefined {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
  const at = tabs.findIndex((tab) => tab === list.ownerDocument.activeElement);
  if (key === 'Home') return tabs.at(0);
  if (key === 'End') return tabs.at(-1);
  const step = arrowStep(list, key, orientation);
  return step === undefined || at < 0 ? undefined : tabs.at((at + step) % tabs.length);
}
