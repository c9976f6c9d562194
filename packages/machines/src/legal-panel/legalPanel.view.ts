import type { SnapshotFrom } from 'xstate';
import type { LegalPanelEvent, LegalPanelInput, legalPanelMachine } from './legalPanel.machine.ts';
import { decodeLegalPanel } from './legalPanelStorage.ts';

export interface LegalPanelView {
  readonly isExpanded: boolean;
  /** Whether the full text lies over the page. */
  readonly isFullPage: boolean;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialLegalPanelView({ stored }: LegalPanelInput): LegalPanelView {
  return { isExpanded: decodeLegalPanel(stored) === true, isFullPage: false };
}

/** What a screen shows for a snapshot of `legalPanelMachine`. */
export function viewOfLegalPanel(snapshot: SnapshotFrom<typeof legalPanelMachine>): LegalPanelView {
  return { isExpanded: snapshot.hasTag('expanded'), isFullPage: snapshot.hasTag('fullPage') };
}

/** What the machine will show after the event: the panel answers at once, however late XState's chunk arrives. */
export function anticipateLegalPanel(view: LegalPanelView, { type }: LegalPanelEvent): LegalPanelView {
  if (type === 'panel.expand' && view.isExpanded) return view;
  const isExpanded = type === 'panel.expand' || (view.isExpanded && type !== 'panel.collapse');
  return { isExpanded, isFullPage: isExpanded && type === 'page.open' };
}
