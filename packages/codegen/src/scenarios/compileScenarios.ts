import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PersonaSpec, ScenarioSpec } from '@duneline/specs/contract';
import { printString, printValue } from '../emit/printValue.ts';
import type { Finding } from '../finding.ts';
import { readYaml } from '../yaml/readYaml.ts';
import { checkSchema } from '../yaml/schema.ts';
import type { YamlSource } from '../yaml/source.ts';

type PersonaEntry = Pick<PersonaSpec, 'summary'> & Partial<NonNullable<PersonaSpec['account']>>;

/** Compiles `personas.yaml` and `scenarios/*.yaml` of a specs directory; both are optional. */
export function compileScenarios(specsDir: string): { files: Record<string, string>; findings: readonly Finding[] } {
  const directory = join(specsDir, 'scenarios');
  const names = existsSync(directory) ? readdirSync(directory).filter((file) => file.endsWith('.yaml')) : [];
  const people = readYaml(join(specsDir, 'personas.yaml'));
  if (people === undefined && names.length === 0) return { files: {}, findings: [] };
  const sources = names.toSorted().map((file) => ({ name: basename(file, '.yaml'), source: readYaml(join(directory, file)) }));
  const findings = [...(people ? check(people, 'personas') : [])];
  const personas = people === undefined || findings.length > 0 ? {} : readPersonas(people);
  const scenarios: Record<string, ScenarioSpec> = {};
  for (const { name, source } of sources) {
    if (source === undefined) continue;
    const wrong = check(source, 'scenario');
    findings.push(...wrong);
    if (wrong.length > 0) continue;
    const scenario = { name, ...(source.value as Omit<ScenarioSpec, 'name'>) };
    scenarios[name] = scenario;
    findings.push(...checkNames(source, scenario, personas));
  }
  return { files: findings.length > 0 ? {} : { 'scenarios.gen.ts': print(personas, scenarios) }, findings };
}

function check(source: YamlSource, schema: 'personas' | 'scenario'): readonly Finding[] {
  const shape = readYaml(join(import.meta.dirname, `${schema}.schema.yaml`));
  if (shape === undefined) throw new Error(`packages/codegen has lost src/scenarios/${schema}.schema.yaml; restore it.`);
  return source.syntax.length > 0 ? source.syntax : checkSchema(source, shape);
}

function readPersonas(source: YamlSource): Record<string, PersonaSpec> {
  const entries = Object.entries(source.value as Record<string, PersonaEntry>);
  return Object.fromEntries(
    entries.map(([name, { summary, email = '', password = '', aal = 'aal1', totp }]) => [
      name,
      { name, summary, account: email === '' ? null : { email, password, aal, ...(totp && { totp }) } },
    ]),
  );
}

function checkNames(source: YamlSource, scenario: ScenarioSpec, personas: Readonly<Record<string, PersonaSpec>>): Finding[] {
  const { name, persona, session } = scenario;
  const findings: Finding[] = [];
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    findings.push(source.finding([], `"${name}" cannot be the name of a scenario. Name the file like slow-network.yaml.`));
  if (persona !== undefined && !Object.hasOwn(personas, persona)) {
    const known = Object.keys(personas).join(', ') || 'none';
    findings.push(source.finding(['persona'], `There is no persona "${persona}". Use one of personas.yaml: ${known}.`));
  }
  if (session !== undefined && (persona === undefined || personas[persona]?.account === null))
    findings.push(source.finding(['session'], 'Nobody is signed in, so there is no session. Name a persona with an account.'));
  return findings;
}

function print(personas: Readonly<Record<string, PersonaSpec>>, scenarios: Readonly<Record<string, ScenarioSpec>>): string {
  return `import type { PersonaSpec, ScenarioSpec } from '../contract.ts';

export type PersonaName = ${union(personas)};
export type ScenarioName = ${union(scenarios)};

/** Who one can try the project as. */
export const personas: Readonly<Record<PersonaName, PersonaSpec>> = ${printValue(personas)};

/** Every scenario by its name. */
export const scenarios: Readonly<Record<ScenarioName, ScenarioSpec>> = ${printValue(scenarios)};
`;
}

function union(entries: object): string {
  return Object.keys(entries).map(printString).join(' | ') || 'never';
}
