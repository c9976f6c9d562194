import type { ScenarioSpec } from '@duneline/specs/contract';

/** What the panel does to the page around the backend. */
export interface PanelActions {
  /** Begins a scenario on fresh rows; `null` is the seed as it is. */
  readonly begin: (scenario: string | ScenarioSpec | null) => void | Promise<void>;
  /** Signs in as a persona. */
  readonly become: (persona: string) => Promise<void>;
}
