import type { PanelTabProps } from '../BackendPanel.tsx';
import { ClockCard } from './ClockCard.tsx';
import { PersonaCard } from './PersonaCard.tsx';
import { ResetCard } from './ResetCard.tsx';
import { ScenarioCard } from './ScenarioCard.tsx';
import { ScenarioFileCard } from './ScenarioFileCard.tsx';
import * as css from './scenario.css.ts';

/** The scenario, persona and clock of the backend, and ways to restart it. */
export function ScenarioTab(props: PanelTabProps) {
  return (
    <div className={css.cards}>
      <ScenarioCard {...props} />
      <PersonaCard {...props} />
      <ClockCard {...props} />
      <ResetCard {...props} />
      <ScenarioFileCard {...props} />
    </div>
  );
}
