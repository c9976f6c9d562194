import type { BackendSpec, ScenarioSpec } from '@duneline/specs/contract';
import { canMatchFault, Faults } from '../faults/Faults.ts';
import type { Project } from '../project.ts';
import { applyRows } from './applyRows.ts';

/** Applies the current scenario: rows, faults, clock offset and Realtime behavior. */
export class ScenarioRuntime {
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

  /** Starts a scenario on the seeded rows; `null` ends the current one. @throws RangeError when it does not fit the project */
  begin(scenario: ScenarioSpec | null): void {
    const { clock } = this.project;
    if (scenario?.clock !== undefined && Number.isNaN(Date.parse(scenario.clock)))
      throw new RangeError(`The clock of the scenario "${scenario.name}" is "${scenario.clock}", which is no ISO 8601 instant.`);
    if (scenario !== null) {
      assertPersona(this.project.spec, scenario);
      assertFaults(this.project.spec, scenario);
      applyRows(this.project, scenario);
    }
    clock.advance(-this.shiftMs);
    this.shiftMs = scenario?.clock === undefined ? 0 : Date.parse(scenario.clock) - clock.now();
    clock.advance(this.shiftMs);
    this.faults.arm(scenario?.faults ?? []);
    this.disturb(scenario?.realtime);
    // Open sockets belong to the previous scenario.
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

/** @throws RangeError for an unknown persona */
function assertPersona({ personas = {} }: BackendSpec, { name, persona }: ScenarioSpec): void {
  if (persona === undefined || Object.hasOwn(personas, persona)) return;
  const known = Object.keys(personas).join(', ') || 'none';
  throw new RangeError(`The scenario "${name}" begins as the persona "${persona}", but this project has ${known}.`);
}

/** @throws RangeError for a fault that can match no request, or an invalid status */
function assertFaults({ operations, tables, functions, edgeFunctions }: BackendSpec, { name, faults = [] }: ScenarioSpec): void {
  const names = [
    ...operations.map(({ operationId }) => operationId),
    ...Object.keys(tables).map((table) => `rest.${table}`),
    ...Object.keys(functions).map((one) => `rpc.${one}`),
    ...Object.keys(edgeFunctions).map((slug) => `functions.${slug}`),
  ];
  const stray = faults.find(({ on }) => !canMatchFault(on, names));
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
