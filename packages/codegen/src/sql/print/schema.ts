import type { JobSpec } from '@duneline/specs/contract';
import type { Catalog, CatalogFunction } from '../catalog.ts';
import type { CompiledBody } from '../compileFunction.ts';
import type { CompiledTable } from '../table/compileTable.ts';
import { printKeyName, quoteString } from '../expression/scope.ts';
import { indent, printStrings } from './text.ts';
import { wrap } from './wrap.ts';

const volatilities: Readonly<Record<string, string>> = { i: 'immutable', s: 'stable', v: 'volatile' };

/** Keys of functions: the plain name in `public`, otherwise qualified. */
const functionKey = (routine: { readonly schema: string; readonly name: string }): string =>
  routine.schema === 'public' ? routine.name : `${routine.schema}.${routine.name}`;

/** The text of one `FunctionSpec`. */
export function printFunction(routine: CatalogFunction, body: CompiledBody, comment: string | undefined): string {
  const inputs = routine.args.filter((arg) => !arg.isTable);
  const args = inputs.map(
    (arg) => `{ name: ${quoteString(arg.name)}, type: ${quoteString(arg.type)}, hasDefault: ${arg.default !== null} }`,
  );
  const columns = routine.args
    .filter((arg) => arg.isTable)
    .map(({ name, type }) => `{ name: ${quoteString(name)}, type: ${quoteString(type)} }`);
  const returned = [
    `type: ${quoteString(routine.returns)}`,
    `isSet: ${routine.isSet}`,
    ...(columns.length === 0 ? [] : [`columns: [${columns.join(', ')}]`]),
  ];
  return [
    ...(comment === undefined ? [] : [indent(comment, '// ')]),
    `${printKeyName(functionKey(routine))}: {`,
    `  name: ${quoteString(functionKey(routine))},`,
    `  args: [${args.join(', ')}],`,
    `  returns: { ${returned.join(', ')} },`,
    `  volatility: ${quoteString(volatilities[routine.volatility] ?? 'volatile')},`,
    `  isSecurityDefiner: ${routine.isSecurityDefiner},`,
    `  grants: ${printStrings(routine.grants)},`,
    `  body: ${body.code},`,
    '},',
  ].join('\n');
}

/** The parts of `schema.gen.ts`. */
export interface SchemaParts {
  readonly enums: Catalog['enums'];
  readonly tables: readonly CompiledTable[];
  readonly platform: readonly CompiledTable[];
  readonly functions: readonly string[];
  /** Of `auth.users`. */
  readonly userTriggers: readonly string[];
  readonly jobs: readonly JobSpec[];
  /** Import statements. */
  readonly implementations: readonly string[];
}

const printJob = ({ name, everySeconds, calls }: JobSpec): string =>
  `{ name: ${quoteString(name)}, everySeconds: ${everySeconds}, calls: ${quoteString(calls)} },`;

/** The text of `schema.gen.ts`. */
export function printSchema(parts: SchemaParts): string {
  const { enums, tables, platform, functions, userTriggers, jobs, implementations } = parts;
  const enumLines = Object.entries(enums).map(([name, labels]) => `${printKeyName(name)}: ${printStrings(labels)},`);
  const constant = (name: string, entries: readonly string[], type: string) =>
    `export const ${name} = {\n${indent(entries.join('\n'))}\n} satisfies ${type};\n`;
  const tableTexts = (list: readonly CompiledTable[]) =>
    list.map(({ name, text }) => `${printKeyName(name)}: {\n${indent(text)}\n},`);
  const texts = [
    '// Tables, policies, checks and functions as values.\n',
    [
      `import type { BackendSpec, FunctionSpec, JobSpec, TableSpec, TriggerSpec } from '../contract.ts';`,
      ...implementations,
      '',
    ].join('\n'),
    constant('enums', enumLines, 'Readonly<Record<string, readonly string[]>>'),
    constant('tables', tableTexts(tables), 'Readonly<Record<string, TableSpec>>'),
    constant('platform', tableTexts(platform), `BackendSpec['platform']`),
    constant('functions', functions, 'Readonly<Record<string, FunctionSpec>>'),
    `/** Of auth.users. */\nexport const userTriggers = [\n${indent(userTriggers.join('\n'))}\n] satisfies readonly TriggerSpec[];\n`,
    `/** Of pg_cron. */\nexport const jobs = [\n${indent(jobs.map(printJob).join('\n'))}\n] satisfies readonly JobSpec[];\n`,
  ];
  return wrap(texts.join('\n'));
}
