import type { BackendSpec, PersonaSpec, ScenarioSpec } from '@duneline/specs/contract';

/**
 * Finds a scenario by name.
 * @throws RangeError that lists the known ones
 */
export function findScenario({ scenarios = {} }: BackendSpec, name: string): ScenarioSpec {
  return named(scenarios, name, 'scenario');
}

/**
 * Finds a persona by name.
 * @throws RangeError that lists the known ones
 */
export function findPersona({ personas = {} }: BackendSpec, name: string): PersonaSpec {
  return named(personas, name, 'persona');
}

function named<T>(known: Readonly<Record<string, T>>, name: string, kind: string): T {
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found === undefined)
    throw new RangeError(`There is no ${kind} "${name}"; this project has ${Object.keys(known).join(', ') || 'none'}.`);
  return found;
}
