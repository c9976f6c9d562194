import type { BackendSpec, ScenarioSpec } from '@duneline/specs/contract';
import { canStrike, Faults } from '../faults/Faults.ts';
import type { Project } from '../project.ts';
import { layRows } from './layRows.ts';

/** The scenario that a backend is in, and what it did to the clock. */
export class World {
  readonly faults = new Faults();
  private readonly project: Project;
  private chosen: ScenarioSpec | null = null;
  private shiftMs = 0;

  constructor(project: Project) {
    this.project = project;
  }

  get scenario(): ScenarioSpec | null {
    return this.chosen;
  }

  /** Begins a scenario on the rows of the seed, or none; throws Error when it does not fit the project. */
  begin(scenario: ScenarioSpec | null): void {
    const { clock } = this.project;
    if (scenario?.clock !== undefined && Number.isNaN(Date.parse(scenario.clock)))
      throw new RangeError(`The clock of the scenario "${scenario.name}" is "${scenario.clock}", which is no ISO 8601 instant.`);
    if (scenario !== null) {
      assertPersona(this.project.spec, scenario);
      assertFaults(this.project.spec, scenario);
      layRows(this.project, scenario);
    }
    clock.advance(-this.shiftMs);
    this.shiftMs = scenario?.clock === undefined ? 0 : Date.parse(scenario.clock) - clock.now();
    clock.advance(this.shiftMs);
    this.faults.arm(scenario?.faults ?? []);
    this.disturb(scenario?.realtime);
    // Sockets that are open belong to the world before.
    if (scenario !== this.chosen) this.project.realtime.closeAll(1012, 'service restart');
    this.chosen = scenario;
  }

  private disturb(kind: ScenarioSpec['realtime']): void {
    const { realtime } = this.project;
    realtime.isRefusing = kind === 'refuse';
    realtime.isDropping = kind === 'drop';
    realtime.isPaused = kind === 'pause';
  }
}

/** Throws RangeError for a persona that the project does not have. */
function assertPersona({ personas = {} }: BackendSpec, { name, persona }: ScenarioSpec): void {
  if (persona === undefined || Object.hasOwn(personas, persona)) return;
  const known = Object.keys(personas).join(', ') || 'none';
  throw new RangeError(`The scenario "${name}" begins as the persona "${persona}", but this project has ${known}.`);
}

/** Throws RangeError for a fault that no request can meet, and for a status that no answer can have. */
function assertFaults({ operations, tables, functions, edgeFunctions }: BackendSpec, { name, faults = [] }: ScenarioSpec): void {
  const names = [
    ...operations.map(({ operationId }) => operationId),
    ...Object.keys(tables).map((table) => `rest.${table}`),
    ...Object.keys(functions).map((one) => `rpc.${one}`),
    ...Object.keys(edgeFunctions).map((slug) => `functions.${slug}`),
  ];
  const stray = faults.find(({ on }) => !canStrike(on, names));
  if (stray !== undefined)
    throw new RangeError(
      `The scenario "${name}" has a fault on "${stray.on}", which is no operation, table or function of the project.`,
    );
  for (const { on, answer } of faults)
    if (typeof answer === 'object' && !(Number.isInteger(answer.status) && answer.status >= 200 && answer.status <= 599))
      throw new RangeError(
        `The scenario "${name}" answers "${on}" with the status ${answer.status}; a status is a whole number from 200 to 599.`,
      );
}
