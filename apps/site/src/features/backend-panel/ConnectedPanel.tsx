import type { Backend } from '@duneline/mocks';
import { use } from 'react';
import { startEmbedded } from '../../lib/backend/embedded.ts';
import { switchScenario, storeSession } from '../../lib/backend/tabScenario.ts';
import { BackendPanel } from './BackendPanel.tsx';
import type { PanelActions } from './PanelActions.ts';

export interface ConnectedPanelProps {
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** The panel for the page's own backend. */
export function ConnectedPanel({ takesFocus, onClose }: ConnectedPanelProps) {
  const backend = use(startEmbedded());
  return <BackendPanel backend={backend} actions={actionsOn(backend)} takesFocus={takesFocus} onClose={onClose} />;
}

/** A new scenario or persona reloads the page, so that no screen shows earlier data. */
function actionsOn(backend: Backend & { readonly saved: () => Promise<void> }): PanelActions {
  return {
    begin: switchScenario,
    async become(persona) {
      storeSession(await backend.signInAs(persona));
      await backend.saved();
      location.reload();
    },
  };
}
