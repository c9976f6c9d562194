import type { PersonaSession } from '@duneline/mocks';
import type { ScenarioSpec } from '@duneline/specs/contract';
import { sessionStorageKey } from './storedSession.ts';

/** The world of the embedded backend in this tab: a scenario by its name, one of the visitor's own, or `null` for the seed as it is. */
export type WorldChoice = string | ScenarioSpec | null;

const KEY = 'duneline:scenario';

/** What a tab knows of its world. */
export interface World {
  readonly choice: WorldChoice;
  /** It has yet to begin, on fresh rows. */
  readonly isNew: boolean;
}

const seed: World = { choice: null, isNew: false };

/** Takes note of the world that an address asks for (`?scenario=slow`, `?scenario=` for none), before its page is left for another. */
export function noteAskedWorld(search: string): void {
  const asked = new URLSearchParams(search).get('scenario');
  if (asked !== null && asked !== nameOf(readWorld().choice)) storeWorld({ choice: asked || null, isNew: true });
}

/** The world that this tab is in. */
export function readWorld(): World {
  try {
    return { ...seed, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<World>) };
  } catch {
    return seed; // somebody else wrote it
  }
}

/** Keeps the world for this tab; a tab that is in the seed, as every tab begins, keeps nothing. */
export function storeWorld(world: World): void {
  if (world.choice === null && !world.isNew) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(world));
}

/** Loads the page again in another world. */
export function beginWorld(choice: WorldChoice): void {
  storeWorld({ choice, isNew: true });
  const address = new URL(location.href);
  address.searchParams.delete('scenario');
  if (typeof choice === 'string') address.searchParams.set('scenario', choice);
  history.replaceState(history.state, '', address);
  location.reload();
}

/** The name of a world, `''` for none. */
export function nameOf(choice: WorldChoice): string {
  return typeof choice === 'string' ? choice : (choice?.name ?? '');
}

/** Leaves a session where supabase-js finds it when it starts; `null` takes the present one away. */
export function plantSession(session: PersonaSession | null): void {
  if (session === null) localStorage.removeItem(sessionStorageKey);
  else localStorage.setItem(sessionStorageKey, JSON.stringify(session));
}
