import type { SnapshotFrom } from 'xstate';
import type { LegalPanelEvent, LegalPanelInput, legalPanelMachine } from './legalPanel.machine.ts';
import { decodeLegalPanel } from './legalPanelStorage.ts';

export interface LegalPanelView {
  readonly isExpanded: boolean;
  /** Whether the full text is shown in a dialog. */
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

/** Predicts the view after an event, so that the panel responds before XState has loaded. */
export function anticipateLegalPanel(view: LegalPanelView, { type }: LegalPanelEvent): LegalPanelView {
  if (type === 'panel.expand' && view.isExpanded) return view;
  const isExpanded = type === 'panel.expand' || (view.isExpanded && type !== 'panel.collapse');
  return { isExpanded, isFullPage: isExpanded && type === 'page.open' };
}
