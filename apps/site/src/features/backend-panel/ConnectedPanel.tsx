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

/** The panel on the backend that the page runs on. */
export function ConnectedPanel({ takesFocus, onClose }: ConnectedPanelProps) {
  const backend = use(startEmbedded());
  return <BackendPanel backend={backend} actions={actionsOn(backend)} takesFocus={takesFocus} onClose={onClose} />;
}

/** A new world or person begins with a new page: nothing of the one before is left in a screen. */
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
