import type { ScenarioSpec } from '@duneline/specs/contract';
import { parse, stringify } from 'yaml';

/** A scenario as a file for specs/scenarios, where its name is the file's. */
export function printScenario({ name: _, ...scenario }: ScenarioSpec): string {
  return stringify(scenario, { lineWidth: 120 });
}

/**
 * Parses a scenario file.
 * @throws Error in one sentence if it is invalid; the backend reports invalid rows when it starts
 */
export function readScenario(fileName: string, text: string): ScenarioSpec {
  const name = fileName.replace(/\.ya?ml$/i, '');
  let content: unknown;
  try {
    content = parse(text);
  } catch (error) {
    throw new Error(
      `${fileName} cannot be read as YAML: ${error instanceof Error ? error.message.split(' at line')[0] : 'unknown'}.`,
      {
        cause: error,
      },
    );
  }
  if (!isScenario(content)) {
    throw new Error(`${fileName} is no scenario: it needs a summary, and tables, faults and the rest as in specs/scenarios.`);
  }
  return { ...content, name };
}

const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  summary: isText,
  persona: isText,
  clock: isText,
  realtime: isText,
  session: isText,
  tables: (value) => isRecord(value) && Object.values(value).every(isChange),
  faults: (value) => Array.isArray(value) && value.every((fault) => isRecord(fault) && isText(fault['on'])),
};

function isScenario(value: unknown): value is Omit<ScenarioSpec, 'name'> {
  if (!isRecord(value) || !isText(value['summary'])) return false;
  return Object.entries(value).every(([key, member]) => Object.hasOwn(shapes, key) && shapes[key]?.(member) === true);
}

function isChange(value: unknown): boolean {
  if (isRows(value)) return true;
  return isRecord(value) && Object.entries(value).every(([key, rows]) => ['with', 'without'].includes(key) && isRows(rows));
}

function isRows(value: unknown): boolean {
  return Array.isArray(value) && value.every(isRecord);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
