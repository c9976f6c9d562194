import type { ScenarioSpec } from '@duneline/specs/contract';

/** Actions of the panel that affect the whole page. */
export interface PanelActions {
  /** Starts a scenario on fresh rows; `null` is the unchanged seed. */
  readonly begin: (scenario: string | ScenarioSpec | null) => void | Promise<void>;
  /** Signs in as a persona. */
  readonly become: (persona: string) => Promise<void>;
}
