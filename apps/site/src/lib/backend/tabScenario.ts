import type { PersonaSession } from '@duneline/mocks';
import type { ScenarioSpec } from '@duneline/specs/contract';
import { sessionStorageKey } from './storedSession.ts';

/** The embedded backend's scenario in this tab: a name, the visitor's own scenario, or `null` for the unchanged seed. */
export type ScenarioChoice = string | ScenarioSpec | null;

const KEY = 'duneline:scenario';

/** The stored scenario of this tab. */
export interface TabScenario {
  readonly choice: ScenarioChoice;
  /** Whether the scenario must still be started on fresh rows. */
  readonly isNew: boolean;
}

const seed: TabScenario = { choice: null, isNew: false };

/** Stores the scenario that a URL requests (`?scenario=slow`, or `?scenario=` for none) before the page navigates on. */
export function storeRequestedScenario(search: string): void {
  const asked = new URLSearchParams(search).get('scenario');
  if (asked !== null && asked !== scenarioName(readTabScenario().choice))
    storeTabScenario({ choice: asked || null, isNew: true });
}

/** The scenario of this tab. */
export function readTabScenario(): TabScenario {
  try {
    return { ...seed, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<TabScenario>) };
  } catch {
    return seed; // written by something else
  }
}

/** Stores the scenario for this tab. Nothing is stored for the seed, the default. */
export function storeTabScenario(scenario: TabScenario): void {
  if (scenario.choice === null && !scenario.isNew) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(scenario));
}

/** Reloads the page in another scenario. */
export function switchScenario(choice: ScenarioChoice): void {
  storeTabScenario({ choice, isNew: true });
  const address = new URL(location.href);
  address.searchParams.delete('scenario');
  if (typeof choice === 'string') address.searchParams.set('scenario', choice);
  history.replaceState(history.state, '', address);
  location.reload();
}

/** The name of a scenario, or `''` for the seed. */
export function scenarioName(choice: ScenarioChoice): string {
  return typeof choice === 'string' ? choice : (choice?.name ?? '');
}

/** Stores a session where supabase-js looks for it on startup; `null` removes the stored one. */
export function storeSession(session: PersonaSession | null): void {
  if (session === null) localStorage.removeItem(sessionStorageKey);
  else localStorage.setItem(sessionStorageKey, JSON.stringify(session));
}
